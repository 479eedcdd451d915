import { useCallback, useEffect, useState, type ComponentType } from 'react';
import type { OnboardingAnswers } from '#domain/onboarding.ts';
import type { Plan } from '#domain/plan.ts';
import type { OnboardingWords } from '../props.ts';

export interface DayProps extends Pick<OnboardingWords, 'locale'> {
  texts: Pick<OnboardingWords['texts'], 'day'>;
  paths: Pick<OnboardingWords['paths'], 'recipes' | 'week'>;
  answers: OnboardingAnswers;
  plan: Plan;
}

interface Loaded {
  View?: ComponentType<DayProps>;
  failed?: true;
}

/**
 * The day in the result. Its code and its recipes are fetched when the result is reached: until then the page carries
 * this alone.
 */
export function Day(props: DayProps) {
  const [{ View, failed }, setLoaded] = useState<Loaded>({});
  const load = useCallback(() => {
    setLoaded({});
    import('./DayMeals.tsx').then(
      ({ DayMeals }) => setLoaded({ View: DayMeals }),
      () => setLoaded({ failed: true }),
    );
  }, []);
  useEffect(load, [load]);
  if (View) return <View {...props} />;
  const { day: texts } = props.texts;
  return (
    <section className={`surface onb-day ${failed ? '' : 'coming'}`}>
      <h2>{texts.title}</h2>
      <p role="status">{failed ? texts.failed : texts.loading}</p>
      {failed && (
        <button className="button secondary" type="button" onClick={load}>
          {texts.retry}
        </button>
      )}
    </section>
  );
}

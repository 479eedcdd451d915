import { useCallback, useEffect, useState, type ComponentType } from 'react';
import type { OnboardingAnswers } from '#domain/onboarding.ts';
import type { Plan } from '#domain/plan.ts';
import type { OnboardingWords } from '../props.ts';
import { Failed, Frame, Waiting } from './DayFrame.tsx';

export interface DayProps extends Pick<OnboardingWords, 'locale'> {
  texts: Pick<OnboardingWords['texts'], 'day'>;
  paths: Pick<OnboardingWords['paths'], 'recipes' | 'week'>;
  answers: OnboardingAnswers;
  plan: Plan;
}

type Loaded = { state: 'waiting' } | { state: 'failed' } | { state: 'there'; View: ComponentType<DayProps> };

/** The day in the result and in the account. Its code and its recipes are fetched when the result is reached, and not before. */
export function Day(props: DayProps) {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'waiting' });
  const load = useCallback(() => {
    setLoaded({ state: 'waiting' });
    import('./DayMeals.tsx').then(
      ({ DayMeals }) => setLoaded({ state: 'there', View: DayMeals }),
      () => setLoaded({ state: 'failed' }),
    );
  }, []);
  useEffect(load, [load]);
  const { day: texts } = props.texts;
  if (loaded.state === 'there') return <loaded.View {...props} />;
  return (
    <Frame title={texts.title}>
      {loaded.state === 'waiting' ? <Waiting label={texts.loading} /> : <Failed texts={texts} retry={load} />}
    </Frame>
  );
}

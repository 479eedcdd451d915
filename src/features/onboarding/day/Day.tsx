import { useCallback, useEffect, useState, type ComponentType } from 'react';
import type { DayProps } from '../props.ts';

interface Loaded {
  View?: ComponentType<DayProps>;
  failed?: true;
}

/**
 * The day in the result. Its code and recipes are loaded once the result is reached: until then the page only has
 * this placeholder.
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

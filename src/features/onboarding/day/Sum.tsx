import { fill } from '#domain/fill.ts';
import type { Locale } from '#domain/locales.ts';
import type { DaySum, PlannedMeal } from '#domain/meal-plan/day.ts';
import { kilocalories, roughly } from '../figures.ts';
import type { OnboardingTexts } from '../props.ts';

interface SumProps {
  texts: OnboardingTexts['day'];
  locale: Locale;
  planned: readonly PlannedMeal[];
  sum: DaySum;
}

/** The four meals as parts of one bar, with a mark where the day's energy is. Hidden: the words say the same. */
function SumBar({ planned, sum }: Pick<SumProps, 'planned' | 'sum'>) {
  const aim = sum.kind === 'without-aim' ? sum.kcal : sum.aim;
  const scale = 100 / (1.1 * Math.max(aim, sum.kcal));
  const ends = planned.map((_, place) =>
    planned.slice(0, place).reduce((total, { kcal }) => total + kcal, 0),
  );
  return (
    <svg className="day-bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      {planned.map(({ meal, kcal }, place) => (
        <rect
          key={meal}
          className={meal}
          x={(ends[place] ?? 0) * scale}
          width={Math.max(0, kcal * scale - 0.4)}
          y={1.5}
          height={5}
        />
      ))}
      <line x1={aim * scale} x2={aim * scale} y1={0} y2={8} />
    </svg>
  );
}

/** The sum of the day against its energy. */
export function Sum({ texts, locale, planned, sum }: SumProps) {
  const isOff = sum.kind === 'over' || sum.kind === 'short';
  return (
    <div className="day-sum">
      <p>
        <span>{texts.sum}</span>
        <b>{kilocalories(sum.kcal, locale)}</b>
        {sum.kind !== 'without-aim' && <span>{fill(texts.aim, { aim: roughly(sum.aim, locale) })}</span>}
      </p>
      <SumBar {...{ planned, sum }} />
      {isOff && (
        <p className="onb-note">{fill(texts[sum.kind][sum.why], { by: kilocalories(sum.by, locale) })}</p>
      )}
    </div>
  );
}

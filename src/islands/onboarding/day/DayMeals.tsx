import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { fill, plural } from '#domain/fill.ts';
import { formatNumber } from '#domain/format.ts';
import type { Locale } from '#domain/locales.ts';
import type { DaySum, PlannedDay, PlannedMeal } from '#domain/meal-plan/day.ts';
import { eaterOf } from '#domain/meal-plan/eater.ts';
import { fraction } from '#domain/recipes/fraction.ts';
import { meals, type Meal } from '#domain/recipes/meals.ts';
import { showFractions } from '#domain/recipes/show-figure.ts';
import type { MealNote } from '#site/stores/meal-plan.ts';
import { mealPlan } from '#site/stores/page-meal-plan.ts';
import { kilocalories, roughly } from '../figures.ts';
import type { OnboardingTexts } from '../props.ts';
import type { DayProps } from './Day.tsx';
import { Failed, Frame, Waiting } from './DayFrame.tsx';

type DayTexts = OnboardingTexts['day'];

/** The day of the result is the first one of her week. */
const today = 0;
/** The slider of the pace has come to rest. */
const restMs = 350;

/** „1 ½ Portionen“, in one piece. */
const portions = (helpings: number, texts: DayTexts) =>
  fill(plural(texts.helpings, helpings > 1 ? 2 : 1), {
    n: showFractions(fraction(helpings * 4, 4)),
  }).replaceAll(' ', '\u{a0}');

interface MealProps {
  texts: DayTexts;
  locale: Locale;
  planned: PlannedMeal;
}

function PlannedDish({ texts, locale, planned: { meal, dish, helpings, kcal } }: MealProps) {
  const minutes = fill(texts.minutes, { n: formatNumber(dish.minutes, locale) });
  const facts = [portions(helpings, texts), kilocalories(kcal, locale), minutes];
  return (
    <li className="day-meal">
      <img
        key={dish.id}
        className="day-picture"
        src={dish.picture}
        alt=""
        width={960}
        height={720}
        loading="lazy"
      />
      <div className="day-words">
        <p className="day-name">{texts[meal]}</p>
        <h3>
          <a href={dish.path}>{dish.title}</a>
        </h3>
        <p className="day-facts">{facts.join(' · ')}</p>
      </div>
      <button
        className="button quiet"
        type="button"
        aria-label={fill(texts.otherFor, { meal: texts[meal] })}
        onClick={() => mealPlan.somethingElse({ day: today, meal })}
      >
        {texts.other}
      </button>
    </li>
  );
}

const MissingDish = ({ texts, meal, recipes }: { texts: DayTexts; meal: Meal; recipes: string }) => (
  <li className="day-meal missing">
    <div className="day-words">
      <p className="day-name">{texts[meal]}</p>
      <p>{texts.missing}</p>
      <p>
        <a href={recipes}>{texts.recipes}</a>
      </p>
    </div>
  </li>
);

interface SumProps {
  texts: DayTexts;
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

function Sum({ texts, locale, planned, sum }: SumProps) {
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

/** What a press came to, for who does not see the card change. */
function said(note: MealNote | undefined, day: PlannedDay, texts: DayTexts, locale: Locale): string {
  if (note?.place.day !== today) return '';
  const meal = texts[note.place.meal];
  if (note.kind === 'no-other') return fill(texts.noOther, { meal });
  const planned = day.meals.find((one) => one.meal === note.place.meal);
  if (!planned) return '';
  return fill(texts.changed, {
    meal,
    title: planned.dish.title,
    helpings: portions(planned.helpings, texts),
    kcal: kilocalories(planned.kcal, locale),
    sum: kilocalories(day.sum.kcal, locale),
  });
}

/** Breakfast, lunch, dinner and a snack within her energy, and another for each. */
export function DayMeals({ texts: { day: texts }, locale, paths, answers, plan }: DayProps) {
  const state = useStore(mealPlan.$state);
  const { concept, aim, basis, adults, children } = eaterOf(answers, plan);
  useEffect(() => {
    const planNow = () => {
      mealPlan.planFor(eaterOf(answers, plan));
    };
    const isFirst = mealPlan.$state.get().state === 'loading';
    const timer = setTimeout(planNow, isFirst ? 0 : restMs);
    return () => {
      clearTimeout(timer);
    };
    // Other changes of the plan, such as the day of the curve's end, change no meal.
  }, [concept, aim, adults, children]);

  if (state.state === 'loading') {
    return (
      <Frame title={texts.title}>
        <Waiting label={texts.loading} />
      </Frame>
    );
  }
  const day = state.state === 'ready' ? state.plan.days[today] : undefined;
  if (state.state === 'failed' || !day) {
    return (
      <Frame title={texts.title}>
        <Failed texts={texts} retry={mealPlan.retry} />
      </Frame>
    );
  }
  const lead = { curve: texts.curve, need: texts.need, 'with-doctor': texts.doctor }[basis ?? 'need'];
  const isAlone = adults === 1 && children === 0;
  return (
    <Frame title={texts.title}>
      <p>{fill(lead, { aim: roughly(aim ?? day.sum.kcal, locale) })}</p>
      {day.meals.length === 0 ? (
        <p className="onb-note">
          {texts.missingAll} <a href={paths.recipes}>{texts.recipes}</a>
        </p>
      ) : (
        <>
          <ol className="day-meals" role="list">
            {meals.map((meal) => {
              const planned = day.meals.find((one) => one.meal === meal);
              return planned ? (
                <PlannedDish key={meal} {...{ texts, locale, planned }} />
              ) : (
                <MissingDish key={meal} {...{ texts, meal }} recipes={paths.recipes} />
              );
            })}
          </ol>
          <Sum {...{ texts, locale }} planned={day.meals} sum={day.sum} />
          <p className="onb-small">{isAlone ? texts.alone : texts.family}</p>
        </>
      )}
      <p className="visually-hidden" role="status">
        {said(state.note, day, texts, locale)}
      </p>
    </Frame>
  );
}

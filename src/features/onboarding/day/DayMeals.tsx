import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { fill, plural } from '#domain/fill.ts';
import { formatNumber } from '#domain/format.ts';
import type { Locale } from '#domain/locales.ts';
import type { PlannedMeal } from '#domain/meal-plan/day.ts';
import { eaterOf } from '#domain/meal-plan/eater.ts';
import { pictureSet, pictureWidths } from '#domain/meal-plan/dish.ts';
import { from } from '#site/styles/breakpoints.ts';
import { fraction } from '#domain/recipes/fraction.ts';
import { meals, type Meal } from '#domain/recipes/meals.ts';
import { showFractions } from '#domain/recipes/show-figure.ts';
import { kilocalories, roughly } from '../figures.ts';
import { LeaveOut, withoutText } from '#site/features/week/LeaveOut.tsx';
import type { DayProps, OnboardingTexts } from '../props.ts';
import type { DayState } from './day.store.ts';
import { plannedDay } from './page.ts';
import { Failed, Frame, Waiting } from './DayFrame.tsx';
import { Sum } from './Sum.tsx';

type DayTexts = OnboardingTexts['day'];

/** The slider of the pace has come to rest. */
const restMs = 350;

/** „1 ½ Portionen“, in one piece. */
const portions = (helpings: number, texts: DayTexts) =>
  fill(plural(texts.helpings, helpings > 1 ? 2 : 1), {
    n: showFractions(fraction(helpings * 4, 4)),
  }).replaceAll(' ', '\u{a0}');

/** Beside the words on a phone; two upright cards side by side above, four on a desktop. */
const pictureSizes = `${from.large} 12rem, ${from.small} 20rem, 6rem`;

interface MealProps {
  texts: DayTexts;
  locale: Locale;
  planned: PlannedMeal;
}

function PlannedDish({ texts, locale, planned: { meal, dish, helpings, kcal } }: MealProps) {
  const minutes = fill(texts.minutes, { n: formatNumber(dish.minutes, locale) });
  return (
    <li className="day-meal">
      <img
        key={dish.id}
        className="day-picture"
        src={dish.thumbnail}
        srcSet={pictureSet(dish)}
        sizes={pictureSizes}
        alt=""
        width={pictureWidths.thumbnail}
        height={(pictureWidths.thumbnail * 3) / 4}
        loading="lazy"
      />
      <div className="day-words">
        <p className="day-name">{`${texts[meal]}\u{a0}· ${minutes}`}</p>
        <h3>
          <a href={dish.path}>{dish.title}</a>
        </h3>
        <p className="day-facts">{`${portions(helpings, texts)}\u{a0}· ${kilocalories(kcal, locale)}`}</p>
      </div>
      <button
        className="button quiet"
        type="button"
        aria-label={fill(texts.otherFor, { meal: texts[meal] })}
        onClick={() => plannedDay.somethingElse(meal)}
      >
        {texts.other}
      </button>
    </li>
  );
}

interface EmptyProps {
  texts: DayTexts;
  meal: Meal;
  /** She eats out; else the recipes do not suffice. */
  isAway: boolean;
  recipes: string;
}

const EmptyPlace = ({ texts, meal, isAway, recipes }: EmptyProps) => (
  <li className="day-meal missing">
    <div className="day-words">
      <p className="day-name">{texts[meal]}</p>
      <p>{isAway ? texts.away : texts.missing}</p>
      {!isAway && (
        <p>
          <a href={recipes}>{texts.recipes}</a>
        </p>
      )}
    </div>
  </li>
);

type Ready = Extract<DayState, { state: 'ready' }>;

const plannedIn = ({ day }: Ready) =>
  meals.flatMap((meal) => {
    const one = day.served[meal];
    return one.kind === 'dish' ? [one.planned] : [];
  });

/** What a press came to, for who does not see the card change. */
function said(ready: Ready, texts: DayTexts, locale: Locale): string {
  const { note, day } = ready;
  if (!note) return '';
  const meal = texts[note.meal];
  const planned = plannedIn(ready).find((one) => one.meal === note.meal);
  if (note.kind === 'no-other' || !planned) return fill(texts.noOther, { meal });
  return fill(texts.changed, {
    meal,
    title: planned.dish.title,
    helpings: portions(planned.helpings, texts),
    kcal: kilocalories(planned.kcal, locale),
    sum: kilocalories(day.sum.kcal, locale),
  });
}

/** Breakfast, lunch, dinner and a snack within her energy, and another for each. */
export function DayMeals({ texts: { day: texts }, leaveOut, locale, paths, answers, plan }: DayProps) {
  const state = useStore(plannedDay.$state);
  const { concept, aim, basis, adults, children } = eaterOf(answers, plan);
  useEffect(() => {
    const planNow = () => {
      plannedDay.planFor(eaterOf(answers, plan));
    };
    const isFirst = plannedDay.$state.get().state === 'loading';
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
  if (state.state === 'failed') {
    return (
      <Frame title={texts.title}>
        <Failed texts={texts} retry={plannedDay.retry} />
      </Frame>
    );
  }
  const { day } = state;
  const planned = plannedIn(state);
  const isAway = meals.some((meal) => day.served[meal].kind === 'out');
  const lead = { curve: texts.curve, need: texts.need, 'with-doctor': texts.doctor }[basis ?? 'need'];
  const isAlone = state.eater.adults === 1 && state.eater.children === 0;
  const { without } = state.eater;
  const leavingOut = (
    <details className="day-without">
      <summary>
        {leaveOut.open}
        {without.length > 0 && <span> {withoutText(without, leaveOut, locale)}</span>}
      </summary>
      <LeaveOut texts={leaveOut} offered={state.allergens} without={without} leaveOut={plannedDay.leaveOut} />
    </details>
  );
  return (
    <Frame title={texts.title}>
      <p>{fill(lead, { aim: roughly(aim ?? day.sum.kcal, locale) })}</p>
      {planned.length === 0 && !isAway ? (
        <>
          <p className="onb-note">
            {texts.missingAll} <a href={paths.recipes}>{texts.recipes}</a>
          </p>
          {without.length > 0 && leavingOut}
        </>
      ) : (
        <>
          <ol className="day-meals" role="list">
            {meals.map((meal) => {
              const one = day.served[meal];
              return one.kind === 'dish' ? (
                <PlannedDish key={meal} {...{ texts, locale }} planned={one.planned} />
              ) : (
                <EmptyPlace
                  key={meal}
                  {...{ texts, meal }}
                  isAway={one.kind === 'out'}
                  recipes={paths.recipes}
                />
              );
            })}
          </ol>
          <Sum {...{ texts, locale, planned }} sum={day.sum} />
          {leavingOut}
          <p className="onb-small">
            {isAlone ? texts.alone : texts.family} {state.eatingFrom === 'page' && texts.fromPage}
          </p>
          <p>
            <a className="button secondary" href={paths.week}>
              {texts.week}
            </a>
          </p>
        </>
      )}
      <p className="visually-hidden" role="status">
        {said(state, texts, locale)}
      </p>
    </Frame>
  );
}

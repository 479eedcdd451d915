import { useStore } from '@nanostores/react';
import { useEffect, type ReactNode } from 'react';
import { dayInGermany } from '#domain/time/calendar.ts';
import { fill } from '#domain/text/fill.ts';
import { formatNumber, formatKilocalories, formatRoughKilocalories } from '#domain/text/format.ts';
import type { Locale } from '#domain/text/locales.ts';
import { mealAt } from '#domain/meal-plan/composed-week.ts';
import type { DaySum, PlannedMeal } from '#domain/meal-plan/day.ts';
import { eaterOf } from '#domain/meal-plan/eater.ts';
import { showHelpings } from '#domain/meal-plan/show-helpings.ts';
import { pictureSet, pictureWidths } from '#domain/recipes/picture-set.ts';
import { from } from '#site/styles/breakpoints.ts';
import { meals, type Meal } from '#domain/recipes/meals.ts';
import { LeaveOut, withoutText } from '#site/features/week/LeaveOut.tsx';
import type { DayProps, OnboardingTexts } from '../props.ts';
import { createDay, type DayState, type DayStore } from './state.ts';
import '#site/ui/alert.css';
import '#site/ui/button.css';
import '#site/ui/opener.css';
import '#site/ui/skeleton.css';
import '#site/ui/surface.css';
import './day.css';

type DayTexts = OnboardingTexts['day'];

let opened: DayStore | undefined;

/** The page's day, created once. */
const openDay = (locale: Locale): DayStore => (opened ??= createDay(locale));

/** Waits until the pace slider is released. */
const restMs = 350;

/** Beside the text on phones; two upright cards side by side above, four on desktops. */
const pictureSizes = `${from.large} 12rem, ${from.small} 20rem, 6rem`;

interface MealProps {
  texts: DayTexts;
  locale: Locale;
  /** Of the plan. */
  today: number;
  planned: PlannedMeal;
  somethingElse: DayStore['somethingElse'];
}

/** The day on which it was cooked, in days before today. */
const dayBefore = (days: number, locale: Locale) =>
  new Date(Date.parse(dayInGermany(new Date())) - days * 86_400_000).toLocaleDateString(locale, {
    weekday: 'long',
    timeZone: 'UTC',
  });

function PlannedDish({ texts, locale, today, planned, somethingElse }: MealProps) {
  const { meal, dish, helpings, kcal, leftFrom } = planned;
  const minutes =
    leftFrom === undefined
      ? fill(texts.minutes, { n: formatNumber(dish.minutes, locale) })
      : fill(texts.left, { day: dayBefore(today - leftFrom, locale) });
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
        <p className="day-facts small-print">{`${showHelpings(helpings, texts.helpings)}\u{a0}· ${formatKilocalories(kcal, locale)}`}</p>
      </div>
      <button
        className="button quiet"
        type="button"
        aria-label={fill(texts.otherFor, { meal: texts[meal] })}
        onClick={() => somethingElse(meal)}
      >
        {texts.other}
      </button>
    </li>
  );
}

const EmptyPlace = ({ texts, meal, recipes }: { texts: DayTexts; meal: Meal; recipes: string }) => (
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

/** The four meals as parts of one bar, with a mark at the day's energy. Hidden: the text says the same. */
function SumBar({ planned, sum }: Pick<SumProps, 'planned' | 'sum'>) {
  const aim = sum.kind === 'without-aim' ? sum.kcal : sum.aim;
  const scale = 100 / (1.1 * Math.max(aim, sum.kcal));
  const ends = planned.map((_, index) =>
    planned.slice(0, index).reduce((total, { kcal }) => total + kcal, 0),
  );
  return (
    <svg className="day-bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      {planned.map(({ meal, kcal }, index) => (
        <rect
          key={meal}
          className={meal}
          x={(ends[index] ?? 0) * scale}
          width={Math.max(0, kcal * scale - 0.4)}
          y={1.5}
          height={5}
        />
      ))}
      <line x1={aim * scale} x2={aim * scale} y1={0} y2={8} />
    </svg>
  );
}

/** The day's sum compared with its energy. */
function Sum({ texts, locale, planned, sum }: SumProps) {
  const isOff = sum.kind === 'over' || sum.kind === 'short';
  return (
    <div className="day-sum stack-s">
      <p className="cluster">
        <span>{texts.sum}</span>
        <b>{formatKilocalories(sum.kcal, locale)}</b>
        {sum.kind !== 'without-aim' && (
          <span>{fill(texts.aim, { aim: formatRoughKilocalories(sum.aim, locale) })}</span>
        )}
      </p>
      <SumBar {...{ planned, sum }} />
      {isOff && (
        <p className="box">{fill(texts[sum.kind][sum.why], { by: formatKilocalories(sum.by, locale) })}</p>
      )}
    </div>
  );
}

const Frame = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="surface onb-day" aria-labelledby="onb-day">
    <h2 id="onb-day">{title}</h2>
    {children}
  </section>
);

/** A skeleton of four meals, as large as the real ones. */
const Waiting = ({ label }: { label: string }) => (
  <div className="day-waiting" role="status">
    <p className="visually-hidden">{label}</p>
    <div className="day-meals stack-l" aria-hidden="true">
      {[0, 1, 2, 3].map((index) => (
        <div key={index} className="day-meal skeleton needs-script">
          <span className="day-picture" />
          <span />
          <span className="short" />
        </div>
      ))}
    </div>
  </div>
);

type Ready = Extract<DayState, { state: 'ready' }>;

/** Announces the new dish, as the focus stays on the button. */
function said({ note, day }: Ready, texts: DayTexts, locale: Locale): string {
  if (!note) return '';
  const meal = texts[note.meal];
  const planned = mealAt(day, note.meal);
  if (!note.isChanged || !planned) return fill(texts.noOther, { meal });
  return fill(texts.changed, {
    meal,
    title: planned.dish.title,
    helpings: showHelpings(planned.helpings, texts.helpings),
    kcal: formatKilocalories(planned.kcal, locale),
    sum: formatKilocalories(day.sum.kcal, locale),
  });
}

/** Breakfast, lunch, dinner and a snack within the day's energy, each with a button to swap it. */
export function DayMeals({ texts: { day: texts }, leaveOut, locale, paths, answers, plan }: DayProps) {
  const plannedDay = openDay(locale);
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
    // Other changes of the plan, such as the curve's last day, do not change meals.
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
        <div className="day-failed stack at-start" role="alert">
          <p>{texts.failed}</p>
          <button className="button secondary" type="button" onClick={plannedDay.retry}>
            {texts.retry}
          </button>
        </div>
      </Frame>
    );
  }
  const { day } = state;
  const lead = { curve: texts.curve, need: texts.need, 'with-doctor': texts.doctor }[basis ?? 'need'];
  const isAlone = state.eater.adults === 1 && state.eater.children === 0;
  const { without } = state.eater;
  const leavingOut = (
    <details className="day-without">
      <summary className="opener">
        {leaveOut.open}
        {without.length > 0 && <span> {withoutText(without, leaveOut, locale)}</span>}
      </summary>
      <LeaveOut texts={leaveOut} offered={state.allergens} without={without} leaveOut={plannedDay.leaveOut} />
    </details>
  );
  return (
    <Frame title={texts.title}>
      <p>{fill(lead, { aim: formatRoughKilocalories(aim ?? day.sum.kcal, locale) })}</p>
      {day.meals.length === 0 ? (
        <>
          <p className="box">
            {texts.missingAll} <a href={paths.recipes}>{texts.recipes}</a>
          </p>
          {without.length > 0 && leavingOut}
        </>
      ) : (
        <>
          <ol className="day-meals stack-l" role="list">
            {meals.map((meal) => {
              const planned = mealAt(day, meal);
              return planned ? (
                <PlannedDish
                  key={meal}
                  {...{ texts, locale, planned }}
                  today={day.day}
                  somethingElse={plannedDay.somethingElse}
                />
              ) : (
                <EmptyPlace key={meal} {...{ texts, meal }} recipes={paths.recipes} />
              );
            })}
          </ol>
          <Sum {...{ texts, locale }} planned={day.meals} sum={day.sum} />
          {leavingOut}
          <p className="small-print">
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

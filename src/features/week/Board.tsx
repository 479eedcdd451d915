import { useRef, useState, useSyncExternalStore, type KeyboardEvent } from 'react';
import { fill } from '#domain/text/fill.ts';
import { formatKilocalories, formatRoughKilocalories } from '#domain/text/format.ts';
import { kitchenMinutes, mealAt } from '#domain/meal-plan/composed-week.ts';
import type { PlannedDay, PlannedMeal } from '#domain/meal-plan/day.ts';
import { pictureSet, pictureWidths } from '#domain/recipes/picture-set.ts';
import { daysFrom, type Place, type PlanDay } from '#domain/meal-plan/kept-week.ts';
import { showHelpings } from '#domain/meal-plan/show-helpings.ts';
import { showDuration } from '#domain/recipes/show-duration.ts';
import { meals as mealKeys } from '#domain/recipes/meals.ts';
import { toasts } from '#site/browser/toasts.ts';
import { from } from '#site/styles/breakpoints.ts';
import { LineIcon } from '#site/ui/LineIcon.tsx';
import type { ReadyWeek, Week } from './state.ts';
import { cookedText, dayText, type WeekWords } from './texts.ts';
import './shopping-list.css';
import './week.css';

interface Props extends WeekWords {
  state: ReadyWeek;
  week: Week;
}

interface BoardProps extends Props {
  somethingElse: (place: Place) => void;
}

/** Beside the text on phones; upright where four or seven days are side by side. */
const pictureSizes = `${from.wide} 10rem, ${from.medium} 25vw, 9rem`;

interface MealProps extends BoardProps {
  place: Place;
  dayName: string;
  planned: PlannedMeal | undefined;
}

function Meal({ place, dayName, planned, somethingElse, state, ...words }: MealProps) {
  const { texts, meals, locale, paths } = words;
  const { week: t } = texts;
  const meal = meals[place.meal];
  if (!planned) {
    return (
      <li className="week-meal" data-missing>
        <div className="week-words">
          <h4>
            <span>{meal}</span> {t.missing}
          </h4>
          <p>
            <a href={paths.recipes}>{t.missingText}</a>
          </p>
        </div>
      </li>
    );
  }
  const { dish, helpings, kcal } = planned;
  const facts = [
    cookedText(planned, state.today, words),
    formatKilocalories(kcal, locale),
    ...(helpings === 1 ? [] : [showHelpings(helpings, words.texts.week.helping)]),
  ];
  return (
    <li className="week-meal">
      <img
        key={dish.id}
        src={dish.thumbnail}
        srcSet={pictureSet(dish)}
        sizes={pictureSizes}
        alt=""
        width={pictureWidths.thumbnail}
        height={(pictureWidths.thumbnail * 3) / 4}
        loading="lazy"
        decoding="async"
      />
      <div className="week-words">
        <h4>
          <span>{meal}</span>{' '}
          <a className="plain-link" href={dish.path}>
            {dish.title}
          </a>
        </h4>
        <p className="week-facts">
          <span>
            {facts.map((fact) => (
              <span key={fact}>{fact} </span>
            ))}
          </span>
        </p>
      </div>
      <button
        className="week-other"
        type="button"
        aria-label={fill(t.otherOf, { day: dayName, meal, title: dish.title })}
        onClick={() => {
          somethingElse(place);
        }}
      >
        <LineIcon size={20}>
          <path d="m18 14 4 4-4 4m0-20 4 4-4 4M2 18h1.973a4 4 0 0 0 3.3-1.7l5.454-8.6a4 4 0 0 1 3.3-1.7H22M2 6h1.972a4 4 0 0 1 3.6 2.2M22 18h-6.041a4 4 0 0 1-3.3-1.8l-.359-.45" />
        </LineIcon>
        {t.other}
      </button>
    </li>
  );
}

function Sum({ planned, dayName, ...words }: WeekWords & { planned: PlannedDay; dayName: string }) {
  const { texts, locale } = words;
  const { week: t } = texts;
  const { sum } = planned;
  const kcal = formatRoughKilocalories(sum.kcal, locale);
  const minutes = kitchenMinutes(planned);
  const kitchen = minutes > 0 ? fill(t.kitchen, { time: showDuration(minutes, words.time) }) : t.cold;
  if (sum.kind === 'without-aim') return <p className="week-sum">{[kcal, kitchen].join(' · ')}</p>;
  const share = sum.aim > 0 ? Math.min(1, sum.kcal / sum.aim) : 0;
  const gaps = { kcal, aim: formatRoughKilocalories(sum.aim, locale) };
  return (
    <div className="week-sum" data-sum={sum.kind}>
      <p>
        <span className="visually-hidden">{fill(t.sumLabel, { ...gaps, day: dayName })}</span>
        <span aria-hidden="true">{fill(t.sum, gaps)}</span>
      </p>
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="4" rx="2" />
        <rect width={share * 100} height="4" rx="2" />
      </svg>
      <p className="week-small small-print dense">{kitchen}</p>
      {sum.kind !== 'fits' && (
        <p className="week-small small-print dense">{sum.kind === 'short' ? t.less : t.more}</p>
      )}
    </div>
  );
}

function Day({ day, ...props }: BoardProps & { day: PlanDay }) {
  const planned = props.state.week.days[day];
  const name = dayText(day, props.state.today, props.locale).long;
  if (!planned) return null;
  return (
    <>
      <ul role="list">
        {mealKeys.map((meal) => (
          <Meal {...props} key={meal} place={{ day, meal }} dayName={name} planned={mealAt(planned, meal)} />
        ))}
      </ul>
      <Sum {...props} planned={planned} dayName={name} />
    </>
  );
}

const WideBoard = (props: BoardProps) => (
  <div className="week-board">
    {daysFrom(props.state.today.day).map((day) => {
      const { long, ofMonth, isToday } = dayText(day, props.state.today, props.locale);
      return (
        <section key={day} aria-labelledby={`week-day-${String(day)}`} data-today={isToday}>
          <h3 id={`week-day-${String(day)}`}>
            {long} <small>{isToday ? props.texts.week.today : ofMonth}</small>
          </h3>
          <Day {...props} day={day} />
        </section>
      );
    })}
  </div>
);

/** Tabs (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/). */
function DayTabs(props: BoardProps) {
  const { state, texts, locale } = props;
  const days = daysFrom(state.today.day);
  const [chosen, setChosen] = useState(0);
  const tabs = useRef<HTMLDivElement>(null);
  const day = days[chosen] ?? state.today.day;
  const { long, isToday } = dayText(day, state.today, locale);

  const go = (to: number) => {
    const index = (to + days.length) % days.length;
    setChosen(index);
    const tab = tabs.current?.children[index];
    if (!(tab instanceof HTMLElement)) return;
    tab.focus();
    tab.scrollIntoView({ block: 'nearest', inline: 'center' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowRight: chosen + 1, ArrowLeft: chosen - 1, Home: 0, End: days.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  };

  return (
    <div className="week-tabs">
      <div role="tablist" aria-label={texts.week.days} ref={tabs} onKeyDown={onKeyDown}>
        {days.map((one, index) => {
          const words = dayText(one, state.today, locale);
          return (
            <button
              key={one}
              type="button"
              role="tab"
              id={`week-tab-${String(one)}`}
              aria-selected={index === chosen}
              aria-controls="week-panel"
              tabIndex={index === chosen ? 0 : -1}
              onClick={() => {
                go(index);
              }}
            >
              <span className="visually-hidden">
                {words.isToday ? `${words.long}, ${texts.week.today}` : words.long}
              </span>
              <span aria-hidden="true">{words.short}</span>
              <small aria-hidden="true">{words.ofMonth}</small>
            </button>
          );
        })}
      </div>
      <div
        key={day}
        role="tabpanel"
        id="week-panel"
        className="week-day"
        aria-labelledby={`week-tab-${String(day)}`}
      >
        <h3>
          {long}
          {isToday && <small> {texts.week.today}</small>}
        </h3>
        <Day {...props} day={day} />
      </div>
    </div>
  );
}

const onWidth = (changed: () => void) => {
  const query = matchMedia(from.wide);
  query.addEventListener('change', changed);
  return () => {
    query.removeEventListener('change', changed);
  };
};

export function Board(props: Props) {
  const { state, week, texts, meals, locale } = props;
  const isWide = useSyncExternalStore(onWidth, () => matchMedia(from.wide).matches);
  const [changed, setChanged] = useState<Place>();
  const somethingElse = (place: Place) => {
    if (week.somethingElse(place)) setChanged(place);
    else toasts.show(texts.week.noOther);
  };
  const dish = changed && mealAt(state.week.days[changed.day], changed.meal)?.dish;
  return (
    <>
      {isWide ? (
        <WideBoard {...props} somethingElse={somethingElse} />
      ) : (
        <DayTabs {...props} somethingElse={somethingElse} />
      )}
      <p role="status" className="visually-hidden">
        {dish &&
          fill(texts.week.changed, {
            day: dayText(changed.day, state.today, locale).long,
            meal: meals[changed.meal],
            title: dish.title,
          })}
      </p>
    </>
  );
}

/** For print only: to put on the fridge. */
export const PrintedWeek = ({ state, ...words }: Props) => (
  <section className="week-printed">
    <h2>{words.texts.week.title}</h2>
    <table>
      <tbody>
        {daysFrom(state.today.day).map((day) => (
          <tr key={day}>
            <th scope="row">{dayText(day, state.today, words.locale).long}</th>
            <td>
              {mealKeys.map((meal) => {
                const planned = mealAt(state.week.days[day], meal);
                return (
                  <p key={meal}>
                    <span>{words.meals[meal]}:</span> {planned?.dish.title ?? '–'}
                    {planned?.leftFrom !== undefined && ` (${cookedText(planned, state.today, words)})`}
                  </p>
                );
              })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

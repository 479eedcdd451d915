import { useRef, useState, useSyncExternalStore, type KeyboardEvent, type TouchEvent } from 'react';
import { fill } from '#domain/fill.ts';
import type { ComposedDay } from '#domain/composed-week.ts';
import { daysFrom, type PlanDay } from '#domain/kept-week.ts';
import { meals as mealKeys } from '#domain/recipes/meals.ts';
import { from } from '#site/styles/breakpoints.ts';
import { MealPlace } from './MealPlace.tsx';
import type { ReadyWeek } from './week-state.ts';
import type { Week } from './week.store.ts';
import { dayWords, roughly, type WeekWords } from './words.ts';

interface Props extends WeekWords {
  state: ReadyWeek;
  week: Week;
}

const useWide = () =>
  useSyncExternalStore(
    (changed) => {
      const query = matchMedia(from.wide);
      query.addEventListener('change', changed);
      return () => {
        query.removeEventListener('change', changed);
      };
    },
    () => matchMedia(from.wide).matches,
  );

function DaySum({ sum, dayName, texts, locale }: WeekWords & { sum: ComposedDay['sum']; dayName: string }) {
  const { week: t } = texts;
  const kcal = roughly(sum.kcal, locale);
  if (sum.kind === 'without-aim') return <p className="week-sum">{kcal}</p>;
  const share = sum.aim > 0 ? Math.min(1, sum.kcal / sum.aim) : 0;
  const gaps = { kcal, aim: roughly(sum.aim, locale) };
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
      {sum.kind !== 'fits' && <p className="week-small">{sum.kind === 'short' ? t.less : t.more}</p>}
    </div>
  );
}

interface DayProps extends Props {
  day: PlanDay;
}

function DayMeals({ day, state, ...props }: DayProps) {
  const composed = state.week.days[day];
  const name = dayWords(day, state.today, props.locale).long;
  if (!composed) return null;
  return (
    <>
      <ul role="list">
        {mealKeys.map((meal) => (
          <MealPlace
            {...props}
            key={meal}
            place={{ day, meal }}
            dayName={name}
            served={composed.served[meal]}
          />
        ))}
      </ul>
      <DaySum {...props} sum={composed.sum} dayName={name} />
    </>
  );
}

/** Seven days side by side. */
const WideBoard = (props: Props) => (
  <div className="week-board">
    {daysFrom(props.state.today.day).map((day) => {
      const words = dayWords(day, props.state.today, props.locale);
      return (
        <section key={day} aria-labelledby={`week-day-${String(day)}`} data-today={words.isToday}>
          <h3 id={`week-day-${String(day)}`}>
            {words.long} <small>{words.isToday ? props.texts.week.today : words.ofMonth}</small>
          </h3>
          <DayMeals {...props} day={day} />
        </section>
      );
    })}
  </div>
);

/** So far a finger goes sideways to reach the next day, in pixels. */
const swipe = 48;

/** One day at a time, behind tabs (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/); a finger turns the page. */
function DayTabs(props: Props) {
  const { state, texts, locale } = props;
  const days = daysFrom(state.today.day);
  const [chosen, setChosen] = useState(0);
  const tabs = useRef<HTMLDivElement>(null);
  const touch = useRef<{ x: number; y: number }>(undefined);
  const day = days[chosen] ?? state.today.day;

  const go = (to: number, focus: boolean) => {
    const index = (to + days.length) % days.length;
    setChosen(index);
    const tab = tabs.current?.children[index];
    if (!(tab instanceof HTMLElement)) return;
    if (focus) tab.focus();
    tab.scrollIntoView({ block: 'nearest', inline: 'center' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowRight: chosen + 1, ArrowLeft: chosen - 1, Home: 0, End: days.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    go(to, true);
  };
  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const end = changedTouches[0];
    if (!touch.current || !end) return;
    const [x, y] = [end.clientX - touch.current.x, end.clientY - touch.current.y];
    touch.current = undefined;
    if (Math.abs(x) < swipe || Math.abs(x) < 2 * Math.abs(y)) return;
    const to = chosen + (x < 0 ? 1 : -1);
    if (to >= 0 && to < days.length) go(to, false);
  };

  return (
    <div className="week-tabs">
      <div role="tablist" aria-label={texts.week.days} ref={tabs} onKeyDown={onKeyDown}>
        {days.map((one, index) => {
          const words = dayWords(one, state.today, locale);
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
                go(index, false);
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
        onTouchStart={({ touches }) => {
          const start = touches[0];
          touch.current = start && { x: start.clientX, y: start.clientY };
        }}
        onTouchEnd={onTouchEnd}
      >
        <h3>
          {dayWords(day, state.today, locale).long}
          {dayWords(day, state.today, locale).isToday && <small> {texts.week.today}</small>}
        </h3>
        <DayMeals {...props} day={day} />
      </div>
    </div>
  );
}

export function Board(props: Props) {
  const isWide = useWide();
  return isWide ? <WideBoard {...props} /> : <DayTabs {...props} />;
}

/** The week as a table, for the fridge door: it is shown in print alone. */
export const PrintedWeek = ({ state, texts, meals, locale }: Props) => (
  <section className="week-printed">
    <h2>{texts.week.title}</h2>
    <table>
      <tbody>
        {daysFrom(state.today.day).map((day) => (
          <tr key={day}>
            <th scope="row">{dayWords(day, state.today, locale).long}</th>
            <td>
              {mealKeys.map((meal) => {
                const served = state.week.days[day]?.served[meal];
                const what =
                  served?.kind === 'dish'
                    ? served.planned.dish.title
                    : served?.kind === 'out'
                      ? texts.week.outTitle
                      : '–';
                return (
                  <p key={meal}>
                    <span>{meals[meal]}:</span> {what}
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

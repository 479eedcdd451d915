import { fill, plural } from '#domain/text/fill.ts';
import { daysFrom } from '#domain/meal-plan/kept-week.ts';
import { ListExtras, ListOwned } from './ListExtras.tsx';
import { ListTools, type ListProps } from './ListTools.tsx';
import type { ReadyWeek, Week } from './state.ts';
import { amongText, dayText, peopleText, type WeekWords } from './texts.ts';
import '#site/ui/alert.css';
import '#site/ui/button.css';
import '#site/ui/progress.css';
import '#site/ui/surface.css';
import '#site/ui/tick-box.css';
import './shopping-list.css';
import './week.css';

interface Props extends WeekWords {
  state: ReadyWeek;
  week: Week;
}

function Head({ state, week, list, ...words }: ListProps) {
  const { texts, locale } = words;
  const { list: t } = texts;
  const { shopping, today, eating } = state;
  const days = daysFrom(today.day);
  const isAll = shopping.length === days.length;
  const left = list.all - list.done;
  return (
    <div className="week-list-head">
      <div className="week-left">
        <p className="title-s" role="status">
          {left > 0 || list.all === 0 ? fill(plural(t.left, left), { number: left }) : t.done}
        </p>
        <progress
          max={Math.max(1, list.all)}
          value={list.done}
          aria-label={fill(t.progress, { done: list.done, all: list.all })}
        />
        <p className="week-small small-print dense">
          {t.for} {peopleText(eating, words)}{' '}
          <a className="no-print" href="#week">
            {texts.setup.change}
          </a>
        </p>
      </div>
      <fieldset className="week-days no-print">
        <legend>{t.days}</legend>
        <div className="cluster">
          <button
            type="button"
            aria-pressed={isAll}
            onClick={() => {
              week.shopFor(days);
            }}
          >
            {t.all}
          </button>
          {days.map((day) => {
            const name = dayText(day, today, locale);
            const isChosen = shopping.includes(day);
            return (
              <button
                key={day}
                type="button"
                aria-pressed={isChosen && !isAll}
                onClick={() => {
                  if (isAll) week.shopFor([day]);
                  else if (!isChosen) week.shopFor([...shopping, day]);
                  else week.shopFor(shopping.length > 1 ? shopping.filter((one) => one !== day) : days);
                }}
              >
                <span aria-hidden="true">{name.short}</span>
                <span className="visually-hidden">{name.long}</span>
              </button>
            );
          })}
        </div>
      </fieldset>
    </div>
  );
}

function ReadyList(props: ListProps) {
  const { state, week, list, texts } = props;
  const { list: t } = texts;
  const shown = list.sections
    .map(({ section, items }) => ({
      section,
      items: items.filter(({ ticked }) => !(ticked && state.hidesTicked)),
    }))
    .filter(({ items }) => items.length > 0);
  return (
    <>
      <Head {...props} />
      {list.sections.length === 0 && (
        <div className="surface sage">
          <h3>{t.empty}</h3>
          <p>{t.emptyText}</p>
        </div>
      )}
      <ListExtras {...props} />
      <div className="week-shelves">
        {shown.map(({ section, items }) => (
          <section key={section} aria-labelledby={`week-shelf-${section}`}>
            <h3 id={`week-shelf-${section}`}>{t.groups[section]}</h3>
            <ul role="list">
              {items.map(({ food, amount, name, kinds, ticked }) => (
                <li key={food}>
                  <label className="week-line">
                    <input
                      className="tick-box"
                      type="checkbox"
                      checked={ticked}
                      onChange={({ currentTarget }) => {
                        week.tick(food, currentTarget.checked);
                      }}
                    />
                    <span>
                      {amount !== '' && <b>{amount}</b>} {name}
                      {kinds !== '' && <small>{amongText(kinds, props)}</small>}
                    </span>
                  </label>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <ListOwned {...props} />
        {list.atHome.length > 0 && (
          <section className="week-home" aria-labelledby="week-home">
            <h3 id="week-home">{t.home}</h3>
            <p>{list.atHome.join(', ')}</p>
          </section>
        )}
      </div>
      <ListTools {...props} />
    </>
  );
}

/** Everything for the cooked meals, by section of the shop. */
export function ShoppingList(props: Props) {
  const { state, week, texts } = props;
  const { list } = state;
  return (
    <section className="week-list stack-l" aria-labelledby="list-title">
      <h2 id="list-title" tabIndex={-1}>
        {texts.list.title}
      </h2>
      {list.state === 'ready' && <ReadyList {...props} list={list} />}
      {list.state === 'loading' && <p role="status">{texts.list.loading}</p>}
      {list.state === 'failed' && (
        <div className="alert" data-kind="problem" role="alert">
          <p>
            {texts.states.failedTitle}. {texts.states.failed}
          </p>
          <button className="button secondary" type="button" onClick={() => void week.load()}>
            {texts.states.again}
          </button>
        </div>
      )}
    </section>
  );
}

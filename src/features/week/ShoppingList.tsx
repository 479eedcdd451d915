import { fill, plural } from '#domain/fill.ts';
import { daysFrom } from '#domain/kept-week.ts';
import { Icon } from './Icon.tsx';
import { Items, OwnLines } from './ListLines.tsx';
import type { ReadyWeek, ShownItem, ShownList } from './week-state.ts';
import type { Week } from './week.store.ts';
import { dayWords, listText, peopleText, type WeekWords } from './words.ts';

interface Props extends WeekWords {
  state: ReadyWeek;
  week: Week;
}

type ReadyProps = Props & { list: Extract<ShownList, { state: 'ready' }> };

/** Whom, for which days, and how much is left. */
function Head({ state, week, list, ...words }: ReadyProps) {
  const { texts, locale } = words;
  const { list: t } = texts;
  const { shopping, today, eating } = state;
  const days = daysFrom(today.day);
  const isAll = shopping.length === days.length;
  const left = list.all - list.done;
  return (
    <div className="week-list-head">
      <div className="week-left">
        <p role="status">
          {left > 0 || list.all === 0 ? fill(plural(t.left, left), { number: left }) : t.done}
        </p>
        <progress
          max={Math.max(1, list.all)}
          value={list.done}
          aria-label={fill(t.progress, { done: list.done, all: list.all })}
        />
        <p className="week-small">
          {t.for} {peopleText(eating, words)}{' '}
          <a className="no-print" href="#week">
            {texts.setup.change}
          </a>
        </p>
      </div>
      <fieldset className="week-days no-print">
        <legend>{t.days}</legend>
        <div>
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
            const name = dayWords(day, today, locale);
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

function ReadyList(props: ReadyProps) {
  const { state, week, list, texts } = props;
  const { list: t } = texts;
  const hides = state.hidesTicked;
  const shown = (items: readonly ShownItem[]) => (hides ? items.filter(({ ticked }) => !ticked) : items);
  const ticks = list.done + list.atHome.filter(({ ticked }) => ticked).length;
  return (
    <>
      <Head {...props} />
      {list.sections.length === 0 && (
        <div className="surface sage">
          <h3>{t.empty}</h3>
          <p>{t.emptyText}</p>
        </div>
      )}
      <div className="week-shelves">
        {list.sections.map(({ section, items }) => {
          const some = shown(items);
          return some.length === 0 ? null : (
            <section key={section} aria-labelledby={`week-shelf-${section}`}>
              <h3 id={`week-shelf-${section}`}>{t.groups[section]}</h3>
              <Items items={some} week={week} texts={texts} />
            </section>
          );
        })}
        {shown(list.atHome).length > 0 && (
          <section className="week-home">
            <details className="no-print">
              <summary>
                <h3>{t.home}</h3>
                <p className="week-small">
                  {fill(plural(t.homeText, list.atHome.length), { number: list.atHome.length })}
                </p>
              </summary>
              <Items items={shown(list.atHome)} week={week} texts={texts} />
            </details>
            {/* Folded up it would not be printed, and on paper one line does. */}
            <p className="week-home-printed">
              {t.home}:{' '}
              {shown(list.atHome)
                .map(({ name }) => name)
                .join(', ')}
            </p>
          </section>
        )}
        <OwnLines
          own={hides ? list.own.filter(({ ticked }) => !ticked) : list.own}
          week={week}
          texts={texts}
        />
      </div>
      <div className="buttons no-print">
        <button
          className="button primary"
          type="button"
          onClick={() => {
            void week.share(t.shareTitle, listText(list, props));
          }}
        >
          <Icon name="share" />
          {t.share}
        </button>
        <button
          className="button secondary"
          type="button"
          onClick={() => {
            print();
          }}
        >
          <Icon name="print" />
          {t.print}
        </button>
        {ticks > 0 && (
          <>
            <button
              className="button quiet"
              type="button"
              aria-pressed={hides}
              onClick={() => {
                week.hideTicked(!hides);
              }}
            >
              {hides ? t.showTicked : t.hide}
            </button>
            <button
              className="button quiet"
              type="button"
              onClick={() => {
                document.getElementById('list-title')?.focus();
                week.untick();
              }}
            >
              {t.untick}
            </button>
          </>
        )}
      </div>
    </>
  );
}

/** One list over all that is cooked, by shelf. */
export function ShoppingList(props: Props) {
  const { state, week, texts } = props;
  const { list } = state;
  return (
    <section className="week-list" aria-labelledby="list-title">
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

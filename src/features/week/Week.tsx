import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { fill, plural } from '#domain/text/fill.ts';
import { formatDate } from '#domain/text/format.ts';
import { toasts } from '#site/browser/toasts.ts';
import { Skeleton } from '#site/ui/Skeleton.tsx';
import { LineIcon } from '#site/ui/LineIcon.tsx';
import { Board, PrintedWeek } from './Board.tsx';
import { Setup } from './Setup.tsx';
import { ShoppingList } from './ShoppingList.tsx';
import { createOffline, type Offline } from './offline.ts';
import { createWeek, recipesOf, type ReadyWeek, type Week as WeekStore } from './state.ts';
import type { WeekWords } from './texts.ts';
import '#site/ui/alert.css';
import '#site/ui/button.css';
import '#site/ui/surface.css';
import './week.css';

interface ReadyProps extends WeekWords {
  state: ReadyWeek;
  week: WeekStore;
  offline: Offline;
}

/** What is missing from this week, and what has changed on its own. */
function Notes({ state, week, texts, meals, paths }: ReadyProps) {
  const { week: t, lack, states } = texts;
  const { gone } = state.week;
  return (
    <div className="week-notes stack-s no-print">
      <div className="stack-xs" role="status">
        {gone > 0 && <p>{fill(plural(t.gone, gone), { number: gone })}</p>}
        {!state.lasting && <p>{states.memory}</p>}
      </div>
      {state.old !== undefined && (
        <p>
          {fill(t.old, { date: formatDate(new Date(state.old)) })}{' '}
          <button
            className="text-button"
            type="button"
            onClick={() => {
              week.fresh();
              toasts.show(t.renewed);
            }}
          >
            {t.fresh}
          </button>
        </p>
      )}
      {state.lack.length > 0 && (
        <section className="surface blush" aria-labelledby="week-lack">
          <h3 id="week-lack">{lack.title}</h3>
          <p>{lack.text}</p>
          <ul>
            {state.lack.map(({ meal, count }) => (
              <li key={meal}>{fill(plural(lack.count, count), { meal: meals[meal], number: count })}</li>
            ))}
          </ul>
          <p>
            <a href={paths.recipes}>{lack.link}</a>
          </p>
        </section>
      )}
    </div>
  );
}

/** Deletes the week from the device, after a second press. */
function Forget({ week, offline, texts: { states: t } }: ReadyProps) {
  const [asks, setAsks] = useState(false);
  const no = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (asks) no.current?.focus();
  }, [asks]);
  const answer = (forgets: boolean) => {
    setAsks(false);
    if (forgets) {
      week.forget();
      void offline.forget();
      toasts.show(t.forgotten);
    }
    document.getElementById('week-title')?.focus();
  };
  return (
    <div className="no-print" id="forget-week">
      {asks ? (
        <p>
          {t.forgetSure}{' '}
          <button
            className="text-button"
            type="button"
            onClick={() => {
              answer(true);
            }}
          >
            {t.forgetYes}
          </button>{' '}
          <button
            className="text-button"
            type="button"
            ref={no}
            onClick={() => {
              answer(false);
            }}
          >
            {t.forgetNo}
          </button>
        </p>
      ) : (
        <button
          className="text-button"
          type="button"
          onClick={() => {
            setAsks(true);
          }}
        >
          {t.forget}
        </button>
      )}
    </div>
  );
}

function Ready(props: ReadyProps) {
  const { week, texts } = props;
  const { week: t, calendar } = texts;
  const saveCalendar = async () => {
    toasts.show((await week.saveCalendar(props)) ? calendar.saved : calendar.failed);
  };
  return (
    <>
      <Setup {...props} />
      <section className="week-plan stack no-print" aria-labelledby="week-title">
        <h2 id="week-title" tabIndex={-1}>
          {t.title}
        </h2>
        <Notes {...props} />
        <Board {...props} />
        <div className="buttons">
          <button
            className="button secondary"
            type="button"
            onClick={() => {
              week.another();
              toasts.show(t.renewed);
            }}
          >
            {t.another}
          </button>
          <button className="button secondary" type="button" onClick={() => void saveCalendar()}>
            <LineIcon size={20}>
              <path d="M8 2v4m8-4v4M5 4h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM3 10h18m-9 4v4m-2-2h4" />
            </LineIcon>
            {calendar.save}
          </button>
        </div>
        <p className="week-small small-print dense">{calendar.note}</p>
      </section>
    </>
  );
}

const onConnection = (changed: () => void) => {
  for (const type of ['online', 'offline']) addEventListener(type, changed);
  return () => {
    for (const type of ['online', 'offline']) removeEventListener(type, changed);
  };
};

export function Week(words: WeekWords) {
  const { locale, texts, paths } = words;
  const [week] = useState(() => createWeek(locale, paths));
  const [offline] = useState(() => createOffline(locale, [paths.dishes, paths.ingredients]));
  const state = useStore(week.$state);
  const isOnline = useSyncExternalStore(onConnection, () => navigator.onLine);
  useEffect(() => week.start(), [week]);
  const isReady = state.state === 'ready';
  useEffect(() => {
    if (state.state === 'ready') offline.follow(state.kept ? recipesOf(state) : []);
  }, [state, offline]);
  return (
    <>
      <div
        id="week"
        className="stack-2xl"
        data-state={state.state}
        data-answered={(isReady && state.answered !== undefined) || undefined}
      >
        <div role="status" className="week-status unless-empty no-print">
          {!isOnline && <p>{texts.states.offline}</p>}
        </div>
        {state.state === 'loading' && <Skeleton label={texts.states.loading} lines={8} />}
        {state.state === 'failed' && (
          <div className="alert" data-kind="problem" role="alert">
            <h2>{texts.states.failedTitle}</h2>
            <p>{texts.states.failed}</p>
            <button className="button secondary" type="button" onClick={() => void week.load()}>
              {texts.states.again}
            </button>
          </div>
        )}
        {isReady && <Ready {...words} state={state} week={week} offline={offline} />}
      </div>
      <div id="shopping-list" className="stack-2xl">
        {isReady && (
          <>
            <ShoppingList {...words} state={state} week={week} />
            <PrintedWeek {...words} state={state} week={week} />
            {state.kept && <Forget {...words} state={state} week={week} offline={offline} />}
          </>
        )}
      </div>
    </>
  );
}

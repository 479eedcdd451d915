import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { fill, plural } from '#domain/fill.ts';
import { formatDate } from '#domain/format.ts';
import { toasts } from '#site/browser/toasts.ts';
import { Skeleton } from '#site/ui/Skeleton.tsx';
import { Board, PrintedWeek } from './Board.tsx';
import { Setup } from './Setup.tsx';
import { ShoppingList } from './ShoppingList.tsx';
import type { ReadyWeek } from './week-state.ts';
import type { Week } from './week.store.ts';
import { isShown, saidText, type WeekWords } from './words.ts';

interface Props extends WeekWords {
  week: Week;
}

/** The list has a place of its own on the page, which a link leads to before the island is there. */
interface Places {
  listPlace: HTMLElement;
}

type ReadyProps = Props & { state: ReadyWeek };

/** What there is to know about this week: what is missing, and what has changed without her. */
function Notes({ state, week, texts, meals, paths }: ReadyProps) {
  const { week: t, lack, states } = texts;
  const { gone, unfit } = state.week;
  const notes = [
    ...(gone > 0 ? [fill(plural(t.gone, gone), { number: gone })] : []),
    ...(unfit > 0 ? [fill(plural(t.unfit, unfit), { number: unfit })] : []),
    ...(state.lasting ? [] : [states.memory]),
  ];
  return (
    <div className="week-notes no-print">
      <div role="status">
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
      {state.old !== undefined && (
        <p>
          {fill(t.old, { date: formatDate(new Date(state.old)) })}{' '}
          <button className="text-button" type="button" onClick={week.fresh}>
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

/** Empties the device, after a second press. */
function Forget({ week, texts: { states: t } }: Props) {
  const [asks, setAsks] = useState(false);
  const answer = (forgets: boolean) => {
    setAsks(false);
    if (forgets) week.forget();
    document.getElementById('week-title')?.focus();
  };
  return (
    <div className="week-forget no-print">
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
            ref={(button) => button?.focus()}
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

/** Said to whoever listens; what nothing else on the page shows is a toast. */
function Saying({ state, ...words }: ReadyProps) {
  const { said } = state;
  const text = said ? saidText(state, said.what, words) : '';
  const shows = said !== undefined && isShown(said.what);
  useEffect(() => {
    if (shows) toasts.show(text);
    // Said anew each time, though the words may be the same.
  }, [said?.count]);
  return (
    <p role="status" className="visually-hidden">
      {!shows && <span key={said?.count}>{text}</span>}
    </p>
  );
}

function Ready({ listPlace, ...props }: ReadyProps & Places) {
  const { state, week, texts } = props;
  const { week: t } = texts;
  return (
    <>
      <Saying {...props} />
      <Setup {...props} />
      <section className="week-plan no-print" aria-labelledby="week-title">
        <h2 id="week-title" tabIndex={-1}>
          {t.title}
        </h2>
        <Notes {...props} />
        <Board {...props} />
        <p className="week-another">
          <button className="button secondary" type="button" onClick={week.another}>
            {t.another}
          </button>
          <span className="week-small">{t.anotherText}</span>
        </p>
      </section>
      {createPortal(
        <>
          <ShoppingList {...props} />
          <PrintedWeek {...props} />
          {state.kept && <Forget {...props} />}
        </>,
        listPlace,
      )}
    </>
  );
}

/** The week plan and its shopping list. */
export function WeekView({ listPlace, ...props }: Props & Places) {
  const { week, texts } = props;
  const state = useStore(week.$state);
  const [online, setOnline] = useState(navigator.onLine);
  useEffect(() => {
    const look = () => {
      setOnline(navigator.onLine);
    };
    for (const type of ['online', 'offline']) addEventListener(type, look);
    return () => {
      for (const type of ['online', 'offline']) removeEventListener(type, look);
    };
  }, []);
  return (
    <>
      <div role="status" className="week-status no-print">
        {!online && <p>{texts.states.offline}</p>}
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
      {state.state === 'ready' && <Ready {...props} state={state} listPlace={listPlace} />}
    </>
  );
}

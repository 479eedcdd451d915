import { useEffect, useRef, useState } from 'react';
import { fill } from '#domain/text/fill.ts';
import { MemberPageFallback, useMemberPage } from '#site/shell/MemberPage.tsx';
import { Alert } from '#site/ui/Alert.tsx';
import { Compose } from './Compose.tsx';
import {
  conversationOf,
  createMessages,
  type MessagesState,
  type MessagesStore,
  type Shown,
} from './state.ts';
import { Thread } from './Thread.tsx';
import type { MessagesTexts } from './texts.ts';
import '#site/ui/button.css';
import '#site/ui/progress.css';
import '#site/ui/surface.css';
import './messages.css';

interface Props {
  texts: MessagesTexts;
  state: Shown;
  store: MessagesStore;
}

function Time({ texts, state }: Pick<Props, 'texts' | 'state'>) {
  const { wanted, time } = texts;
  const { minutes = 0, mayWrite = false } = conversationOf(state) ?? {};
  const note = mayWrite ? time.note : time.past;
  const done = mayWrite ? time.done : time.past;
  return (
    <section className="surface sage messages-time" aria-labelledby="messages-time">
      <h2 id="messages-time">{time.title}</h2>
      <p className="messages-minutes">{fill(time.text, { minutes, wanted })}</p>
      <progress value={Math.min(minutes, wanted)} max={wanted} aria-labelledby="messages-time" />
      <p>{minutes >= wanted ? done : note}</p>
    </section>
  );
}

function Deletion({ texts: { delete: t, errors }, state: { deleting }, store }: Props) {
  const isOpen = deleting === 'asked' || deleting === 'busy' || typeof deleting === 'object';
  const sure = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (deleting === 'asked') sure.current?.focus();
  }, [deleting]);
  return (
    <section className="messages-delete stack-xs small-print" aria-labelledby="messages-delete">
      <h2 id="messages-delete">{t.title}</h2>
      <p>{t.text}</p>
      <Alert text={typeof deleting === 'object' ? errors[deleting.failed] : undefined} />
      {isOpen ? (
        <div ref={sure} className="stack-s" role="group" aria-labelledby="messages-sure" tabIndex={-1}>
          <p id="messages-sure">
            <b>{t.sure}</b>
          </p>
          <p className="buttons">
            <button
              type="button"
              className="button secondary"
              aria-busy={deleting === 'busy'}
              onClick={() => void store.deleteAll()}
            >
              {t.yes}
            </button>
            <button type="button" className="button quiet" onClick={() => store.keep()}>
              {t.no}
            </button>
          </p>
        </div>
      ) : (
        <p>
          <button type="button" className="text-button" onClick={() => store.askToDelete()}>
            {t.ask}
          </button>
        </p>
      )}
    </section>
  );
}

function Conversation({ texts, state, store }: Props) {
  const { conversations, course } = state;
  const conversation = conversationOf(state);
  const hasWritten = conversations.some(({ messages }) => messages.length > 0);
  return (
    <>
      {conversations.length > 1 && (
        <div className="messages-courses cluster" role="group" aria-label={texts.courses}>
          {conversations.map(({ course: key }) => (
            <button
              key={key}
              type="button"
              className="button secondary"
              aria-pressed={key === course}
              onClick={() => store.choose(key)}
            >
              {texts.names[key]}
            </button>
          ))}
        </div>
      )}
      <Alert kind="notice" text={state.deleting === 'done' ? texts.delete.done : undefined} />
      <div className="surface messages-card">
        <Thread texts={texts} state={state} store={store} />
        {conversation?.mayWrite ? (
          <Compose texts={texts} state={state} store={store} />
        ) : (
          <Alert kind="notice" text={texts.over} />
        )}
      </div>
      <Time texts={texts} state={state} />
      {hasWritten && <Deletion texts={texts} state={state} store={store} />}
    </>
  );
}

function Screen({ texts, state, store }: Pick<Props, 'texts' | 'store'> & { state: MessagesState }) {
  if (state.step === 'shown') return <Conversation texts={texts} state={state} store={store} />;
  if (state.step !== 'none') return <MemberPageFallback texts={texts} state={state} retry={store.retry} />;
  return (
    <div className="surface sage">
      <h2>{texts.none.title}</h2>
      <p>{texts.none.text}</p>
      <p>
        <a className="button secondary" href={texts.coursePage}>
          {texts.none.link}
        </a>
      </p>
    </div>
  );
}

export function Messages({ texts }: Pick<Props, 'texts'>) {
  const [store] = useState(() => createMessages(texts.locale));
  const state = useMemberPage(store);
  return (
    <>
      <header className="messages-head">
        <p className="no-print">
          <a className="text-button" href={texts.coursePath}>
            ← {texts.back}
          </a>
        </p>
        <h1>{texts.title}</h1>
        {state.step === 'shown' && conversationOf(state)?.mayWrite && <p>{texts.lead}</p>}
      </header>
      <Screen texts={texts} state={state} store={store} />
    </>
  );
}

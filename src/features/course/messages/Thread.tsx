import { fill } from '#domain/text/fill.ts';
import { formatDate, formatTime } from '#domain/text/format.ts';
import { conversationOf, type MessagesStore, type Outgoing, type Shown } from './state.ts';
import type { MessageView } from '#site/api/course-messages.ts';
import type { MessagesTexts } from './texts.ts';
import '#site/ui/button.css';
import './messages.css';

interface Props {
  texts: MessagesTexts;
  state: Shown;
  store: MessagesStore;
}

function Message({ texts, message }: Pick<Props, 'texts'> & { message: MessageView }) {
  const { from, text, isRead } = message;
  const written = new Date(message.written);
  return (
    <li className="message stack-2xs" data-own={from === 'participant' || undefined}>
      <p className="message-text">{text}</p>
      <p className="message-meta cluster small-print">
        <b>{texts.from[from]}</b>{' '}
        <time dateTime={message.written}>
          {fill(texts.at, { date: formatDate(written), time: formatTime(written) })}
        </time>
        {from === 'participant' && <span>{isRead ? texts.read : texts.delivered}</span>}
      </p>
    </li>
  );
}

function Unsent({ texts, outgoing, store }: Pick<Props, 'texts' | 'store'> & { outgoing: Outgoing }) {
  const { id, text, state } = outgoing;
  const failed = typeof state === 'object' ? state.failed : undefined;
  return (
    <li className="message stack-2xs" data-own data-unsent={failed === undefined ? 'waits' : 'failed'}>
      <p className="message-text">{text}</p>
      <p className="message-meta cluster small-print">
        {state === 'sending' && texts.sending}
        {state === 'offline' && texts.waiting}
        {failed !== undefined && `${texts.failed} ${texts.errors[failed]}`}
      </p>
      {state !== 'sending' && (
        <p className="message-actions cluster">
          {failed !== undefined && (
            <button type="button" className="text-button" onClick={() => void store.sendAgain(id)}>
              {texts.again}
            </button>
          )}
          <button
            type="button"
            className="text-button"
            onClick={() => {
              store.edit(id);
              document.getElementById('message')?.focus();
            }}
          >
            {texts.edit}
          </button>
        </p>
      )}
    </li>
  );
}

/** Oldest first, including pending messages. */
export function Thread({ texts, state, store }: Props) {
  const { messages = [], mayWrite = false } = conversationOf(state) ?? {};
  const outbox = state.outbox.filter(({ course }) => course === state.course);
  if (messages.length + outbox.length === 0)
    return (
      <div className="messages-empty stack-xs">
        <h2>{mayWrite ? texts.empty.title : texts.never.title}</h2>
        <p>{mayWrite ? texts.empty.text : texts.never.text}</p>
      </div>
    );
  return (
    <section aria-labelledby="messages-list">
      <h2 id="messages-list" className="visually-hidden">
        {texts.list}
      </h2>
      <ol role="list" className="messages-thread stack" aria-live="polite">
        {messages.map((message) => (
          <Message key={message.id} texts={texts} message={message} />
        ))}
        {outbox.map((outgoing) => (
          <Unsent key={outgoing.id} texts={texts} outgoing={outgoing} store={store} />
        ))}
      </ol>
    </section>
  );
}

import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { longestMessage, mostMinutes } from '#domain/course/contact.ts';
import { fill } from '#domain/text/fill.ts';
import { formatDate } from '#domain/text/format.ts';
import type { DeskView } from '#site/api/course-leader.ts';
import { Alert } from '#site/ui/Alert.tsx';
import { useFormSubmit } from '#site/ui/form-submit.ts';
import { TextField } from '#site/ui/TextField.tsx';
import { Call, Ledger } from './Ledger.tsx';
import type { LeaderTexts } from './texts.ts';
import { courseText, endText, instantText, minutesText, nameOf } from './words.ts';
import type { DeskState, DeskStore } from './state.ts';
import '#site/ui/button.css';
import '#site/ui/form.css';
import '#site/ui/growing-text.css';
import '#site/ui/surface.css';
import './leader.css';
import '../messages/messages.css';

interface Props {
  texts: LeaderTexts;
  view: DeskView;
  state: DeskState;
  desk: DeskStore;
}

function Thread({ texts, view }: Pick<Props, 'texts' | 'view'>) {
  const { messages } = view;
  if (messages.length === 0) return <p>{texts.empty}</p>;
  return (
    <ol role="list" className="messages-thread stack" aria-label={texts.thread}>
      {messages.map(({ id, from, text, written, isRead }) => (
        <li key={id} className="message stack-2xs" data-own={from === 'leader' || undefined}>
          <p className="message-text">{text}</p>
          <p className="message-meta cluster small-print">
            <b>{from === 'leader' ? texts.you : nameOf(texts, view)}</b>{' '}
            <time dateTime={written}>{instantText(texts, written)}</time>
            {from === 'leader' && <span>{isRead ? texts.read : texts.unread}</span>}
          </p>
        </li>
      ))}
    </ol>
  );
}

function Answer({ texts: { answer: t }, view, state: { draft, problem, doing }, desk }: Props) {
  const isWrong = problem === 'text';
  const [form, submit] = useFormSubmit(() => void desk.answer());
  return (
    <form
      ref={form}
      className="messages-compose stack"
      onSubmit={submit}
      noValidate
      aria-labelledby="answer-label"
    >
      <div className="text-field">
        <label id="answer-label" htmlFor="answer">
          {t.label}
        </label>
        <div className="text-box grows message-lines" data-words={`${draft.text} `}>
          <textarea
            id="answer"
            value={draft.text}
            maxLength={longestMessage}
            autoComplete="off"
            aria-invalid={isWrong}
            aria-describedby={isWrong ? 'answer-hint answer-problem' : 'answer-hint'}
            onChange={({ currentTarget }) => desk.type({ text: currentTarget.value })}
          />
        </div>
        <p id="answer-hint" className="field-hint">
          {t.hint}
        </p>
        {isWrong && (
          <p id="answer-problem" className="field-problem">
            {t.missing}
          </p>
        )}
      </div>
      <div className="desk-minutes">
        <TextField
          label={t.minutes}
          hint={t.minutesHint}
          inputMode="numeric"
          autoComplete="off"
          value={draft.minutes}
          problem={problem === 'minutes' ? fill(t.minutesMissing, { most: mostMinutes }) : undefined}
          onChange={({ currentTarget }) => desk.type({ minutes: currentTarget.value })}
        />
      </div>
      <p className="buttons">
        <button type="submit" className="button primary" aria-busy={doing.state === 'busy'}>
          {t.send}
        </button>
        {view.waiting > 0 && (
          <button type="button" className="button quiet" onClick={() => void desk.settle()}>
            {t.settle}
          </button>
        )}
      </p>
    </form>
  );
}

/**
 * A certificate in a name that looks like somebody else's: only the leader may know whether it is hers. In two steps, as
 * the decision is mailed at once and cannot be taken back.
 */
function NameAsked({ texts: { name: t }, view: { nameAsked }, state: { doing }, desk }: Props) {
  const [chosen, setChosen] = useState<'issue' | 'decline'>();
  const choices = useRef<HTMLParagraphElement>(null);
  const question = useRef<HTMLDivElement>(null);
  if (!nameAsked) return null;
  const { booked, name, birthday, asked } = nameAsked;
  const isBusy = doing.state === 'busy';
  const rows = [
    [t.booked, booked],
    [t.asked, fill(t.askedValue, { name, birthday: formatDate(new Date(birthday)) })],
    [t.since, formatDate(new Date(asked))],
  ] as const;
  const choose = (choice: typeof chosen) => {
    flushSync(() => {
      setChosen(choice);
    });
    if (choice) question.current?.focus();
    else choices.current?.querySelector<HTMLElement>(`[data-choice="${chosen ?? ''}"]`)?.focus();
  };
  return (
    <section className="surface blush stack" aria-labelledby="desk-name">
      <h3 id="desk-name">{t.title}</h3>
      <dl className="desk-name-rows stack-xs">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt className="small-print">{label}</dt>
            <dd className="strong">{value}</dd>
          </div>
        ))}
      </dl>
      <p>{t.text}</p>
      {chosen === undefined ? (
        <p className="buttons" ref={choices}>
          {(['issue', 'decline'] as const).map((choice) => (
            <button
              key={choice}
              type="button"
              className="button secondary"
              data-choice={choice}
              onClick={() => {
                choose(choice);
              }}
            >
              {t[choice]}
            </button>
          ))}
        </p>
      ) : (
        <div
          ref={question}
          className="dense box stack-s"
          role="group"
          aria-labelledby="desk-sure"
          tabIndex={-1}
        >
          <p id="desk-sure">{fill(t.sure[chosen], { name, booked })}</p>
          <p className="buttons">
            <button
              type="button"
              className="button secondary"
              aria-busy={isBusy}
              onClick={() => void desk.decideName(chosen === 'issue')}
            >
              {t.confirm[chosen]}
            </button>
            <button
              type="button"
              className="button quiet"
              onClick={() => {
                choose(undefined);
              }}
            >
              {t.keep}
            </button>
          </p>
        </div>
      )}
    </section>
  );
}

export function Participant(props: Props) {
  const { texts, view, state } = props;
  const { doing } = state;
  const said = {
    answered: texts.answer.sent,
    settled: texts.answer.settled,
    booked: undefined,
    issued: undefined,
    declined: undefined,
  };
  const decided = { issued: texts.name.issued, declined: texts.name.declined };
  const verb = doing.state === 'done' ? doing.verb : undefined;
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (verb === 'issued' || verb === 'declined') notice.current?.focus();
  }, [verb]);
  return (
    <>
      <header className="desk-head">
        <h2>{nameOf(texts, view)}</h2>
        <p className="soft">
          {view.email !== null && view.name !== null && `${view.email} · `}
          {courseText(texts, view)} · {endText(texts, view)}
        </p>
        <p className="messages-minutes">{minutesText(texts, view)}</p>
      </header>
      <NameAsked {...props} />
      <Alert
        ref={notice}
        kind="notice"
        text={verb === 'issued' || verb === 'declined' ? decided[verb] : undefined}
      />
      <div className="surface">
        <Thread texts={texts} view={view} />
        <Alert text={doing.state === 'failed' ? texts.errors[doing.code] : undefined} />
        <Alert kind="notice" text={doing.state === 'done' ? said[doing.verb] : undefined} />
        <Answer {...props} />
      </div>
      <div className="surface">
        <Ledger {...props} />
        <Call {...props} />
        <Alert
          kind="notice"
          text={doing.state === 'done' && doing.verb === 'booked' ? texts.call.booked : undefined}
        />
      </div>
    </>
  );
}

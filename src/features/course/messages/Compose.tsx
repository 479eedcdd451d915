import { useRef } from 'react';
import { longestMessage } from '#domain/course/contact.ts';
import { fill, plural } from '#domain/text/fill.ts';
import { useFormSubmit } from '#site/ui/form-submit.ts';
import { CheckField } from '#site/ui/CheckField.tsx';
import type { MessagesStore, Shown } from './state.ts';
import type { MessagesTexts } from './texts.ts';
import '#site/ui/alert.css';
import '#site/ui/button.css';
import '#site/ui/form.css';
import '#site/ui/growing-text.css';
import './messages.css';

interface Props {
  texts: MessagesTexts;
  state: Shown;
  store: MessagesStore;
}

/** From here on the remaining characters are shown. */
const nearTheEnd = 300;

/** Includes the consent before the first message. */
export function Compose({ texts, state, store }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { text, problem } = state;
  const left = longestMessage - text.length;
  const said = problem === 'missing' ? texts.missing : problem === 'too_long' ? texts.tooLong : undefined;
  const [form, submit] = useFormSubmit(() => {
    void store.send();
    field.current?.focus();
  });
  return (
    <form ref={form} className="messages-compose stack" onSubmit={submit} noValidate>
      <div className="text-field">
        <label htmlFor="message">{texts.label}</label>
        <div className="text-box grows message-lines" data-words={`${text} `}>
          <textarea
            ref={field}
            id="message"
            value={text}
            maxLength={longestMessage}
            autoComplete="off"
            aria-invalid={said !== undefined}
            aria-describedby={said === undefined ? 'message-hint' : 'message-hint message-problem'}
            onChange={({ currentTarget }) => store.type(currentTarget.value)}
          />
        </div>
        <p id="message-hint" className="field-hint">
          {fill(texts.hint, { most: texts.most })}
        </p>
        <p className="field-hint" role="status">
          {left <= nearTheEnd && fill(plural(texts.left, left), { count: left })}
        </p>
        {said !== undefined && (
          <p id="message-problem" className="field-problem" role="alert">
            {said}
          </p>
        )}
      </div>
      {!state.hasConsented && (
        <div>
          <CheckField
            checked={state.isAgreed}
            problem={problem === 'consent' ? texts.consent.missing : undefined}
            onChange={({ currentTarget }) => store.agree(currentTarget.checked)}
          >
            {texts.consent.label} <small className="small-print">{texts.consent.note}</small>
          </CheckField>
        </div>
      )}
      <p>
        <button type="submit" className="button primary">
          {texts.send}
        </button>
      </p>
    </form>
  );
}

import { useState, type SubmitEvent } from 'react';
import { fill } from '#domain/fill.ts';
import { Alert } from '#site/ui/Alert.tsx';
import { TextField } from '#site/ui/TextField.tsx';
import type { AccountStore, Shown } from './account.store.ts';
import type { AccountTexts } from './texts.ts';

interface Props {
  texts: AccountTexts;
  state: Shown;
  account: AccountStore;
}

/** The contact e-mail: where mail goes, whoever typed it, and how it is corrected. */
export function ContactEmail({ texts, state: { view, doing }, account }: Props) {
  const { email: t, errors } = texts;
  /** What is typed instead of the address, while it is being corrected. */
  const [typed, setTyped] = useState<string>();
  const isDone = doing.state === 'done' && doing.verb === 'email';
  const problem = doing.state === 'failed' && doing.verb === 'email' ? errors[doing.code] : undefined;

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (typed === undefined) return;
    void account.changeEmail(typed);
  }
  if (typed === undefined || isDone) {
    return (
      <div className="account-email">
        <p>{view.email === null ? t.none : fill(t.known, { address: view.email })}</p>
        <button
          type="button"
          className="text-button"
          onClick={() => {
            setTyped(view.email ?? '');
            account.dismiss();
          }}
        >
          {view.email === null ? t.add : t.change}
        </button>
        <Alert kind="notice" text={isDone ? t.done : undefined} />
      </div>
    );
  }
  return (
    <form className="account-email" noValidate onSubmit={send}>
      <TextField
        label={t.label}
        hint={t.hint}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        autoFocus
        value={typed}
        problem={problem}
        onChange={({ target }) => {
          setTyped(target.value);
        }}
      />
      <p className="account-actions">
        <button
          type="submit"
          className="button secondary"
          aria-busy={doing.state === 'busy' && doing.verb === 'email'}
        >
          {t.save}
        </button>
        <button
          type="button"
          className="button quiet"
          onClick={() => {
            setTyped(undefined);
            account.dismiss();
          }}
        >
          {texts.data.keep}
        </button>
      </p>
    </form>
  );
}

import { useEffect, useState, type SubmitEvent } from 'react';
import { fill } from '#domain/text/fill.ts';
import { Alert } from '#site/ui/Alert.tsx';
import { EmailField } from '#site/ui/EmailField.tsx';
import type { AccountStore, Shown } from './state.ts';
import type { AccountTexts } from './texts.ts';
import '#site/ui/badge.css';
import '#site/ui/button.css';
import './account.css';

interface Props {
  texts: AccountTexts;
  state: Shown;
  account: AccountStore;
}

/** Whether the address is verified, and how to verify it. */
function Proof({ texts: { email: t }, state: { view, doing }, account }: Props) {
  if (view.email === null) return null;
  if (view.emailVerified) return <span className="account-badge badge large">{t.verified}</span>;
  return (
    <>
      <span className="account-badge badge large" data-kind="notice">
        {t.unverified}
      </span>
      <button
        type="button"
        className="text-button"
        aria-busy={doing.state === 'busy' && doing.action === 'link'}
        onClick={() => void account.sendLink()}
      >
        {t.resend}
      </button>
    </>
  );
}

function troubleText({ email: t }: AccountTexts, { email, mailTrouble }: Shown['view']) {
  return email === null || mailTrouble === null
    ? undefined
    : fill(t.trouble[mailTrouble], { address: email });
}

/** The result of requesting the link again. */
function Sent({ texts: { email: t, errors }, state: { view, doing } }: Omit<Props, 'account'>) {
  if (view.email === null || view.emailVerified) return null;
  const isLink = doing.state !== 'idle' && doing.action === 'link';
  const isSent = isLink && doing.state === 'done';
  return (
    <>
      <Alert kind="notice" text={isSent ? fill(t.sent, { address: view.email }) : undefined} />
      <Alert text={isLink && doing.state === 'failed' ? errors[doing.code] : undefined} />
    </>
  );
}

export function ContactEmail({ texts, state, account }: Props) {
  const { view, doing } = state;
  const { email: t, errors } = texts;
  const [typed, setTyped] = useState<string>();
  const isDone = doing.state === 'done' && doing.action === 'email';
  const problem = doing.state === 'failed' && doing.action === 'email' ? errors[doing.code] : undefined;

  useEffect(() => {
    if (isDone) setTyped(undefined);
  }, [isDone]);

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (typed === undefined) return;
    void account.changeEmail(typed);
  }
  if (typed === undefined || isDone) {
    return (
      <div className="account-email">
        <p>{view.email === null ? t.none : fill(t.known, { address: view.email })}</p>
        <Alert kind="notice" text={troubleText(texts, view)} />
        <p className="account-actions cluster">
          <Proof texts={texts} state={state} account={account} />
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
        </p>
        <Alert kind="notice" text={isDone ? (view.emailVerified ? t.done : t.doneUnverified) : undefined} />
        <Sent texts={texts} state={state} />
      </div>
    );
  }
  return (
    <form className="account-email" noValidate onSubmit={send}>
      <EmailField
        label={t.label}
        hint={t.hint}
        name="email"
        autoComplete="email"
        maxLength={254}
        autoFocus
        value={typed}
        change={setTyped}
        meant={texts.meant}
        problem={problem}
      />
      <p className="account-actions cluster">
        <button
          type="submit"
          className="button secondary"
          aria-busy={doing.state === 'busy' && doing.action === 'email'}
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

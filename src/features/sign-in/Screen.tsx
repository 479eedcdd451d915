import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { Alert } from '#site/ui/Alert.tsx';
import { CodeScreen } from './CodeScreen.tsx';
import { EntryForm } from './EntryForm.tsx';
import { FormScreen } from './FormScreen.tsx';
import { Head } from './Head.tsx';
import { Ways } from './Ways.tsx';
import type { Login, LoginState } from './login-state.ts';
import type { LoginReason } from '#domain/identity/sign-in.ts';
import type { LoginTexts } from './texts.ts';
import '#site/ui/button.css';
import '#site/ui/form.css';
import '#site/ui/personal.css';
import './login.css';

interface MailedProps {
  state: Extract<LoginState, { step: 'mailed' }>;
  login: Login;
  texts: LoginTexts;
}

/** An e-mail was sent: to which address, and what to do if it does not arrive. */
function Mailed({ state, login, texts }: MailedProps) {
  const { mailed, errors } = texts;
  const { before, after } = mailed[state.form];
  return (
    <div className="stack">
      <p>{before}</p>
      <p className="login-address box">{state.email}</p>
      <p>{after}</p>
      <p className="field-hint">{mailed.spam}</p>
      <Alert text={state.problem && errors[state.problem]} />
      <div className="login-links cluster">
        {state.again === 'later' ? (
          <p className="field-hint">{mailed.later}</p>
        ) : (
          <button
            type="button"
            className="text-button"
            aria-busy={state.again === 'busy'}
            onClick={() => void login.sendAgain()}
          >
            {mailed.again}
          </button>
        )}
        <button type="button" className="text-button" onClick={() => login.show(state.form)}>
          {mailed.other}
        </button>
      </div>
    </div>
  );
}

interface ShownProps extends Required<Props> {
  state: LoginState;
  follows: boolean;
  address: { value: string; change: (value: string) => void };
}

/** The screen of a state. */
function Shown({ texts, state, login, reason, inPlace, follows, address }: ShownProps) {
  const entry = { texts, submit: login.submit };
  switch (state.step) {
    case 'checking':
      return (
        <p className="login-checking stack-l" role="status">
          <span className="spinner" aria-hidden="true" />
          {texts.checking}
        </p>
      );
    case 'ways':
      return (
        <>
          <Head {...texts.headlines[reason]} follows={follows} />
          <Ways {...{ state, login, texts, inPlace }} />
        </>
      );
    case 'form':
      return <FormScreen {...{ state, login, texts, reason, follows, inPlace }} email={address} />;
    case 'code':
      return <CodeScreen {...{ state, login, texts, follows }} />;
    case 'mailed':
      return (
        <>
          <Head mark="mail" title={texts.mailed.title} follows={follows} />
          <Mailed state={state} login={login} texts={texts} />
        </>
      );
    case 'address':
      return (
        <>
          <Head title={texts.address.title} text={texts.address.text} follows={follows} />
          <EntryForm
            {...entry}
            submitLabel={texts.address.submit}
            busy={state.busy}
            problem={state.problem}
            fields={state.fields}
            email={address}
            password={undefined}
          />
        </>
      );
    case 'new-password':
      return (
        <>
          <Head title={texts.newPassword.title} text={texts.newPassword.text} follows={follows} />
          <EntryForm
            {...entry}
            submitLabel={texts.newPassword.submit}
            busy={state.busy}
            problem={state.problem}
            fields={state.fields}
            email={undefined}
            password={{ kind: 'new', label: texts.fields.newPassword }}
          />
        </>
      );
    case 'confirmed':
      return (
        <>
          <Head mark="done" title={texts.confirmed.title} text={texts.confirmed.text} follows={follows} />
          <button type="button" className="text-button" onClick={login.goOn}>
            {texts.confirmed.here}
          </button>
        </>
      );
    case 'unreachable':
      return (
        <>
          <Head title={texts.unreachable.title} follows={follows} />
          <Alert text={texts.errors[state.code]} />
          <button type="button" className="button primary" onClick={login.retry}>
            {texts.unreachable.again}
          </button>
        </>
      );
    case 'signed-in':
      return (
        <>
          <Head mark="done" title={texts.signedIn.title} follows={follows} />
          <p className="login-actions cluster">
            <a className="text-button" href={state.to}>
              {texts.signedIn.on}
            </a>
          </p>
        </>
      );
  }
}

interface Props {
  texts: LoginTexts;
  login: Login;
  /** The headline's variant. */
  reason: LoginReason;
  /** Within another page: neither a mailed link nor another browser would bring back its contents. */
  inPlace?: boolean;
}

/** The sign-in as shown on its own page and within others. */
export function Screen({ texts, login, reason, inPlace = false }: Props) {
  const [email, setEmail] = useState('');
  const state = useStore(login.$state);
  const last = useRef<LoginState['step'] | 'page' | undefined>(inPlace ? 'page' : undefined);
  useEffect(() => {
    login.start();
    document.querySelector('[data-at-once]')?.removeAttribute('data-at-once');
    addEventListener('focus', login.focused);
    return () => {
      removeEventListener('focus', login.focused);
      login.stop();
    };
  }, [login]);
  useEffect(() => {
    last.current = state.step;
  }, [state.step]);
  return (
    <div className="login-screen stack-l">
      <Shown
        {...{ texts, state, login, reason, inPlace }}
        address={{ value: email, change: setEmail }}
        follows={last.current !== undefined && last.current !== 'checking'}
      />
    </div>
  );
}

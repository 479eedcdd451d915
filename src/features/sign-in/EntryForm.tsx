import { useState, type ReactNode, type SubmitEvent } from 'react';
import { Alert } from '#site/ui/Alert.tsx';
import { TextField } from '#site/ui/TextField.tsx';
import { LineIcon } from '#site/ui/LineIcon.tsx';
import type { IdentityCode } from '#domain/errors/identity-codes.ts';
import type { Entry } from './entry.ts';
import type { LoginTexts } from './texts.ts';

interface PasswordProps {
  texts: LoginTexts['fields'];
  /** A new password, or the current one. */
  kind: 'new' | 'current';
  label: string;
  invalid: boolean;
  /** The id of the error message. */
  describedBy: string | undefined;
}

/** A password field that can show its input. */
function PasswordField({ texts, kind, label, invalid, describedBy }: PasswordProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      id="login-password"
      name="password"
      label={label}
      hint={kind === 'new' ? texts.length : undefined}
      type={shown ? 'text' : 'password'}
      autoComplete={`${kind}-password`}
      autoCapitalize="none"
      spellCheck={false}
      required
      invalid={invalid}
      describedBy={describedBy}
      end={
        <button
          type="button"
          className="login-eye"
          aria-pressed={shown}
          aria-label={texts.show}
          onClick={() => setShown(!shown)}
        >
          <LineIcon>
            <path d="M2.06 12.35a1 1 0 0 1 0-.7 10.75 10.75 0 0 1 19.88 0 1 1 0 0 1 0 .7 10.75 10.75 0 0 1-19.88 0" />
            <circle cx="12" cy="12" r="3" />
            {shown && <path d="m3 3 18 18" />}
          </LineIcon>
        </button>
      }
    />
  );
}

interface Props {
  texts: LoginTexts;
  submit: (entry: Entry) => Promise<void>;
  submitLabel: string;
  busy: boolean;
  problem: IdentityCode | undefined;
  email: { value: string; change: (value: string) => void } | undefined;
  password: { kind: 'new' | 'current'; label: string } | undefined;
  /** Beside the password. */
  aside?: ReactNode;
}

/** Problems with the input, by field; others belong to no field. */
const aboutEmail: readonly unknown[] = ['email_malformed', 'credentials_refused', 'link_for_other_address'];
const aboutPassword: readonly unknown[] = [
  'password_missing',
  'password_too_short',
  'password_too_weak',
  'credentials_refused',
];

/** The form for an e-mail address, a password, or both. */
export function EntryForm({ texts, submit, submitLabel, busy, problem, email, password, aside }: Props) {
  const describedBy = problem === undefined ? undefined : 'login-problem';
  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('password');
    void submit({ email: email?.value ?? '', password: typeof typed === 'string' ? typed : '' });
  }
  return (
    // Our own messages name what is missing, within the page and in its language.
    <form className="stack" noValidate onSubmit={send}>
      {email && (
        <TextField
          id="login-email"
          name="email"
          label={texts.fields.email}
          type="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={email.value}
          invalid={aboutEmail.includes(problem)}
          describedBy={describedBy}
          onChange={({ target }) => email.change(target.value)}
        />
      )}
      {password && (
        <PasswordField
          texts={texts.fields}
          {...password}
          invalid={aboutPassword.includes(problem)}
          describedBy={describedBy}
        />
      )}
      {aside && <div className="login-aside">{aside}</div>}
      <Alert id="login-problem" text={problem && texts.errors[problem]} />
      <button type="submit" className="button primary" aria-busy={busy}>
        {submitLabel}
      </button>
    </form>
  );
}

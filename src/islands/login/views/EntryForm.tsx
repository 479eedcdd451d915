import type { SubmitEvent, ReactNode } from 'react';
import { Alert } from '#site/ui/Alert.tsx';
import { TextField } from '#site/ui/TextField.tsx';
import { PasswordField } from './PasswordField.tsx';
import type { IdentityCode } from '#domain/identity-codes.ts';
import type { Entry } from '../login-state.ts';
import type { LoginTexts } from '../texts.ts';

interface Props {
  texts: LoginTexts;
  submit: (entry: Entry) => Promise<void>;
  submitLabel: string;
  busy: boolean;
  problem: IdentityCode | undefined;
  /** What it asks for. */
  email: { value: string; change: (value: string) => void } | undefined;
  password: { kind: 'new' | 'current'; label: string } | undefined;
  /** Stands beside the password. */
  aside?: ReactNode;
}

/** Problems that are about what she typed, field by field; the others are nobody's fault. */
const aboutEmail: readonly unknown[] = ['email_malformed', 'credentials_refused', 'link_for_other_address'];
const aboutPassword: readonly unknown[] = [
  'password_missing',
  'password_too_short',
  'password_too_weak',
  'credentials_refused',
];

export function EntryForm({ texts, submit, submitLabel, busy, problem, email, password, aside }: Props) {
  const describedBy = problem === undefined ? undefined : 'login-problem';
  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('password');
    void submit({ email: email?.value ?? '', password: typeof typed === 'string' ? typed : '' });
  }
  return (
    // Our own sentences say what is missing, in her language and in the page.
    <form className="login-form" noValidate onSubmit={send}>
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

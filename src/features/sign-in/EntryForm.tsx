import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { Alert } from '#site/ui/Alert.tsx';
import { EmailField } from '#site/ui/EmailField.tsx';
import { TextField } from '#site/ui/TextField.tsx';
import { LineIcon } from '#site/ui/LineIcon.tsx';
import type { IdentityCode } from '#domain/errors/identity-codes.ts';
import { asEntryProblems, type Entry, type EntryProblems } from './entry.ts';
import type { LoginTexts } from './texts.ts';
import '#site/ui/button.css';
import './login.css';

interface PasswordProps {
  texts: LoginTexts['fields'];
  /** A new password, or the current one. */
  kind: 'new' | 'current';
  label: string;
  problem: string | undefined;
  invalid: boolean;
  /** The id of the error message of the whole form. */
  describedBy: string | undefined;
}

/** A password field that can show its input. */
function PasswordField({ texts, kind, label, problem, invalid, describedBy }: PasswordProps) {
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
      problem={problem}
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
  fields: EntryProblems | undefined;
  email: { value: string; change: (value: string) => void } | undefined;
  password: { kind: 'new' | 'current'; label: string } | undefined;
  /** Beside the password. */
  aside?: ReactNode;
}

/** The form for an e-mail address, a password, or both. Each problem is shown at its field, or else below them. */
export function EntryForm({
  texts,
  submit,
  submitLabel,
  busy,
  problem,
  fields,
  email,
  password,
  aside,
}: Props) {
  const form = useRef<HTMLFormElement>(null);
  const wrong = fields ?? asEntryProblems(problem);
  const refused = wrong ? undefined : problem;
  // Either may be wrong: which one is not said.
  const isRefused = refused === 'credentials_refused';
  const describedBy = isRefused ? 'login-problem' : undefined;
  useEffect(() => {
    if (fields ?? asEntryProblems(problem))
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [fields, problem]);
  const said = (code: IdentityCode | undefined) => code && texts.errors[code];
  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('password');
    void submit({ email: email?.value ?? '', password: typeof typed === 'string' ? typed : '' });
  }
  return (
    // Our own messages name what is missing, within the page and in its language.
    <form ref={form} className="stack" method="dialog" noValidate onSubmit={send}>
      {email && (
        <EmailField
          id="login-email"
          name="email"
          label={texts.fields.email}
          autoComplete="username"
          required
          value={email.value}
          change={email.change}
          meant={texts.meant}
          problem={said(wrong?.email)}
          invalid={isRefused}
          describedBy={describedBy}
        />
      )}
      {password && (
        <PasswordField
          texts={texts.fields}
          {...password}
          problem={said(wrong?.password)}
          invalid={isRefused}
          describedBy={describedBy}
        />
      )}
      {aside && <div className="login-aside">{aside}</div>}
      {/* Problems of fields are shown there, and announced here. */}
      <div className={wrong && 'visually-hidden'}>
        <Alert id="login-problem" text={wrong ? Object.values(wrong).map(said).join(' ') : said(refused)} />
      </div>
      <button type="submit" className="button primary" aria-busy={busy}>
        {submitLabel}
      </button>
    </form>
  );
}

import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import type { IdentityCode } from '#domain/errors/identity-codes.ts';
import { Alert } from '#site/ui/Alert.tsx';
import { TextField } from '#site/ui/TextField.tsx';
import '#site/ui/button.css';

interface Props {
  texts: { label: string; hint?: string; submit: string };
  errors: Record<IdentityCode, string>;
  busy: boolean;
  problem: IdentityCode | undefined;
  submit: (typed: string) => Promise<void>;
  /** Beside the button. */
  children?: ReactNode;
}

/** Asks for the code of an authenticator app. A wrong one is selected, so that typing replaces it. */
export function CodeForm({ texts, errors, busy, problem, submit, children }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [tries, setTries] = useState(0);
  const isWrong = problem === 'code_malformed' || problem === 'code_refused';
  useEffect(() => {
    if (!isWrong || busy) return;
    field.current?.focus();
    field.current?.select();
  }, [isWrong, busy, tries]);
  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void submit(field.current?.value ?? '');
    setTries(tries + 1);
  }
  return (
    <form className="stack" noValidate onSubmit={send}>
      <TextField
        ref={field}
        label={texts.label}
        hint={texts.hint}
        autoComplete="one-time-code"
        inputMode="numeric"
        required
        invalid={isWrong}
        describedBy={problem && 'code-problem'}
      />
      <Alert id="code-problem" text={problem && errors[problem]} />
      <button type="submit" className="button primary" aria-busy={busy}>
        {texts.submit}
      </button>
      {children}
    </form>
  );
}

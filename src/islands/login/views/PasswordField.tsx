import { useState } from 'react';
import { TextField } from '#site/ui/TextField.tsx';
import type { LoginTexts } from '../texts.ts';

interface Props {
  texts: LoginTexts['fields'];
  /** A password that is being chosen, or the one that she has. */
  kind: 'new' | 'current';
  label: string;
  invalid: boolean;
  /** The id of what is wrong. */
  describedBy: string | undefined;
}

export function PasswordField({ texts, kind, label, invalid, describedBy }: Props) {
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
          <svg viewBox="0 0 24 24" aria-hidden="true" className="line">
            <path d="M2.06 12.35a1 1 0 0 1 0-.7 10.75 10.75 0 0 1 19.88 0 1 1 0 0 1 0 .7 10.75 10.75 0 0 1-19.88 0" />
            <circle cx="12" cy="12" r="3" />
            {shown && <path d="m3 3 18 18" />}
          </svg>
        </button>
      }
    />
  );
}

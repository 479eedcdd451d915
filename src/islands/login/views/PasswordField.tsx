import { useState } from 'react';
import type { LoginTexts } from '../texts.ts';

interface Props {
  texts: LoginTexts['fields'];
  /** A password that is being chosen, or the one that she has. */
  kind: 'new' | 'current';
  label: string;
  /** The id of what is wrong with it. */
  problem: string | undefined;
}

export function PasswordField({ texts, kind, label, problem }: Props) {
  const [shown, setShown] = useState(false);
  const describedBy = [problem, kind === 'new' ? 'login-length' : undefined].filter(Boolean).join(' ');
  return (
    <div className="login-field">
      <label htmlFor="login-password">{label}</label>
      <div className="login-password">
        <input
          id="login-password"
          name="password"
          type={shown ? 'text' : 'password'}
          autoComplete={`${kind}-password`}
          autoCapitalize="none"
          spellCheck={false}
          required
          aria-invalid={problem !== undefined}
          aria-describedby={describedBy || undefined}
        />
        <button type="button" aria-pressed={shown} aria-label={texts.show} onClick={() => setShown(!shown)}>
          <svg viewBox="0 0 24 24" aria-hidden="true" className="line">
            <path d="M2.06 12.35a1 1 0 0 1 0-.7 10.75 10.75 0 0 1 19.88 0 1 1 0 0 1 0 .7 10.75 10.75 0 0 1-19.88 0" />
            <circle cx="12" cy="12" r="3" />
            {shown && <path d="m3 3 18 18" />}
          </svg>
        </button>
      </div>
      {kind === 'new' && (
        <p id="login-length" className="login-hint">
          {texts.length}
        </p>
      )}
    </div>
  );
}

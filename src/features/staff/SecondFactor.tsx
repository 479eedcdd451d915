import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { encode } from 'uqr';
import { provider } from '#site/browser/identity/provider.ts';
import { CodeForm } from '#site/features/sign-in/CodeForm.tsx';
import { Alert } from '#site/ui/Alert.tsx';
import { signInToStaffAgain } from './sign-in-again.ts';
import type { StaffTexts } from './texts.ts';
import { createSecondFactor, type FactorState, type SecondFactorStore } from './second-factor-state.ts';
import '#site/ui/button.css';
import '#site/ui/form.css';
import '#site/ui/surface.css';
import './second-factor.css';

interface Props {
  texts: StaffTexts;
}

function Qr({ content, label }: { content: string; label: string }) {
  const { data, size } = encode(content);
  const dark = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <svg className="factor-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={dark.join('')} shapeRendering="crispEdges" />
    </svg>
  );
}

interface KeyProps extends Props {
  state: Extract<FactorState, { step: 'key' }>;
  factor: SecondFactorStore;
}

function Key({ texts: { factor: t, errors }, state, factor }: KeyProps) {
  const { key, link, busy, problem } = state;
  return (
    <>
      <p>{t.app}</p>
      <Qr content={link} label={t.qr} />
      <p>
        {t.key} <code className="factor-key">{key.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <p>
        <a href={link}>{t.link}</a>
      </p>
      <div className="factor-code">
        <CodeForm texts={t.code} {...{ errors, busy, problem }} submit={factor.confirm}>
          <button type="button" className="button quiet" onClick={factor.cancel}>
            {t.cancel}
          </button>
        </CodeForm>
      </div>
    </>
  );
}

interface EnrolProps extends Props {
  /** Of the page that asks for it. */
  path: string;
  /** Set where the page is closed until then. */
  onEnrolled?: () => void;
}

/** Enrols an authenticator app. */
export function SecondFactor({ texts, path, onEnrolled }: EnrolProps) {
  const { factor: t, errors } = texts;
  const [factor] = useState(() => createSecondFactor(() => provider.load()));
  const state = useStore(factor.$state);
  const { step } = state;
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef<FactorState['step']>('unknown');
  useEffect(() => void factor.load(), [factor]);
  useEffect(() => {
    const isChanged = last.current !== 'unknown' && last.current !== step;
    last.current = step;
    if (step === 'on' && onEnrolled) onEnrolled();
    // The pressed button is removed with its step.
    else if (isChanged) heading.current?.focus();
  }, [step]);
  if (step === 'unknown') return null;
  return (
    <section className="surface factor" aria-labelledby="factor">
      <h2 id="factor" ref={heading} tabIndex={-1}>
        {t.title}
      </h2>
      <p>{step === 'on' ? t.on : onEnrolled ? t.needed : t.why}</p>
      {step === 'off' && (
        <>
          <Alert text={state.problem && errors[state.problem]}>
            {(state.problem === 'sign_in_again' || state.problem === 'email_unconfirmed') && (
              <button
                type="button"
                className="button secondary"
                onClick={() => void signInToStaffAgain(path)}
              >
                {texts.signInAgain}
              </button>
            )}
          </Alert>
          <p>
            <button
              type="button"
              className={onEnrolled ? 'button primary' : 'button secondary'}
              aria-busy={state.busy}
              onClick={() => void factor.begin()}
            >
              {t.open}
            </button>
          </p>
        </>
      )}
      {step === 'key' && <Key {...{ texts, state, factor }} />}
      <p className="field-hint">{t.lost}</p>
    </section>
  );
}

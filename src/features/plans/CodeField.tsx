import type { SubmitEvent } from 'react';
import { fill } from '#domain/text/fill.ts';
import { Alert } from '#site/ui/Alert.tsx';
import { TextField } from '#site/ui/TextField.tsx';
import type { CodeState } from './state.ts';
import type { PlansTexts } from './texts.ts';
import '#site/ui/button.css';
import '#site/ui/opener.css';
import './plans.css';

interface Props {
  state: CodeState;
  texts: PlansTexts;
  apply: (code: string) => void;
  remove: () => void;
}

/** Collapsed until it is needed. */
export function CodeField({ state, texts: { code: t, errors }, apply, remove }: Props) {
  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('code');
    if (state.state !== 'checking') apply(typeof typed === 'string' ? typed : '');
  }
  const refused = state.state === 'refused' ? state.problem : undefined;
  const problem = refused && (refused === 'empty' ? t.empty : errors[refused]);
  return (
    <>
      {state.state !== 'applied' && (
        <details open={state.state !== 'none' || undefined}>
          <summary className="opener without-marker">{t.title}</summary>
          <form method="dialog" noValidate onSubmit={send}>
            <TextField
              id="plan-code"
              name="code"
              label={t.label}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={60}
              problem={problem}
            />
            <button type="submit" className="button secondary" aria-busy={state.state === 'checking'}>
              {t.apply}
            </button>
          </form>
        </details>
      )}
      <Alert
        kind="notice"
        text={state.state === 'applied' ? fill(t.applied, { code: state.code }) : undefined}
      >
        <button type="button" className="text-button" onClick={remove}>
          {t.remove}
        </button>
      </Alert>
      <p className="visually-hidden" role="status">
        {state.state === 'checking' ? t.checking : problem}
      </p>
    </>
  );
}

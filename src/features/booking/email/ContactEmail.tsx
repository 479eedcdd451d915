import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { Alert } from '#site/ui/Alert.tsx';
import { Skeleton } from '#site/ui/Skeleton.tsx';
import { EmailField } from '#site/ui/EmailField.tsx';
import { createContactEmail } from './state.ts';
import type { ContactEmailWords } from './texts.ts';
import '#site/ui/button.css';
import '#site/ui/surface.css';

/** Asks for a contact e-mail between signing in and ordering, if no address is known. */
export function ContactEmail({ words }: { words: ContactEmailWords }) {
  const { texts: t, errors, meant } = words;
  const [asked] = useState(() => createContactEmail(words));
  const state = useStore(asked.$state);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(asked.start, [asked]);
  useEffect(() => {
    if (state.step === 'asking' || state.step === 'unreachable') heading.current?.focus();
  }, [state.step]);

  switch (state.step) {
    case 'checking':
      return <Skeleton label={t.checking} />;
    case 'leaving':
      return (
        <p role="status">
          {t.leaving} <a href={state.to}>{t.on}</a>
        </p>
      );
    case 'unreachable':
      return (
        <div className="surface">
          <h1 ref={heading} tabIndex={-1}>
            {t.unreachable}
          </h1>
          <Alert text={errors[state.code]} />
          <button className="button secondary" type="button" onClick={asked.retry}>
            {t.again}
          </button>
        </div>
      );
    case 'asking':
      return (
        <form
          className="surface"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void asked.submit();
          }}
        >
          <h1 ref={heading} tabIndex={-1}>
            {t.title}
          </h1>
          <p>{t.text}</p>
          <EmailField
            label={t.label}
            name="email"
            autoComplete="email"
            maxLength={254}
            value={state.typed}
            change={asked.type}
            meant={meant}
            problem={state.problem && errors[state.problem]}
          />
          <button className="button primary" type="submit" aria-busy={state.busy}>
            {state.busy ? t.busy : t.submit}
          </button>
        </form>
      );
  }
}

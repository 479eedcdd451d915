import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { fill } from '#domain/text/fill.ts';
import { formatTime } from '#domain/text/format.ts';
import { Alert } from '#site/ui/Alert.tsx';
import { CheckField } from '#site/ui/CheckField.tsx';
import { useFormSubmit } from '#site/ui/form-submit.ts';
import { EmailField } from '#site/ui/EmailField.tsx';
import type { OnboardingWords } from './props.ts';
import { createReminder } from './reminder.ts';
import '#site/ui/button.css';
import '#site/ui/figures.css';
import '#site/ui/opener.css';
import './onboarding.css';
import './summary.css';

/** Offers one mail that leads back to an unfinished quiz, and cancels it. */
export function Reminder({ texts: { reminder: t }, errors, meant, paths, locale }: OnboardingWords) {
  const [store] = useState(() => createReminder(locale));
  const reminder = useStore(store.$reminder);
  const [form, submit] = useFormSubmit(() => void store.submit());
  const status = useRef<HTMLParagraphElement>(null);
  const isAsked = reminder.state === 'asked';
  const before = useRef(isAsked);
  useEffect(() => {
    if (before.current !== isAsked) status.current?.focus();
    before.current = isAsked;
  }, [isAsked]);
  const calledOff = reminder.state === 'form' && reminder.calledOff ? t.calledOff : '';
  const words = isAsked ? fill(t.asked, { time: formatTime(new Date(reminder.due)) }) : calledOff;
  const busy = reminder.busy ? t.busy : undefined;
  return (
    <div className="onb-reminder stack at-start">
      <p ref={status} className="box" role="status" tabIndex={-1}>
        {words}
      </p>
      {reminder.state === 'asked' ? (
        <button className="button secondary" type="button" onClick={() => void store.callOff()}>
          {busy ?? t.callOff}
        </button>
      ) : (
        <details className="onb-details figures">
          <summary className="opener">{t.offer}</summary>
          <form ref={form} className="onb-reminder stack at-start" noValidate onSubmit={submit}>
            <p>{t.text}</p>
            <EmailField
              label={t.label}
              name="email"
              autoComplete="email"
              maxLength={254}
              value={reminder.typed}
              change={store.type}
              meant={meant}
              problem={reminder.lacks.email && errors.email_invalid}
            />
            <CheckField
              name="agreed"
              checked={reminder.agreed}
              problem={reminder.lacks.agreed && t.agreeMissing}
              onChange={({ target }) => {
                store.agree(target.checked);
              }}
            >
              {t.agree}
            </CheckField>
            <button className="button secondary" type="submit" aria-busy={reminder.busy}>
              {busy ?? t.submit}
            </button>
            <p className="small-print">
              {t.kept}{' '}
              <a href={paths.privacy} target="_blank">
                {t.privacy}
              </a>
            </p>
          </form>
        </details>
      )}
      <Alert text={reminder.failed && t[reminder.failed]} />
    </div>
  );
}

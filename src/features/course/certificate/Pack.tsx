import { useId, useRef, useState, type SubmitEvent } from 'react';
import { Alert } from '#site/ui/Alert.tsx';
import { TextField } from '#site/ui/TextField.tsx';
import { bookingOf } from '#site/features/booking/booking.ts';
import type { CourseKey } from '#domain/shop/catalogue.ts';
import type { CertificateStore, Verb } from './state.ts';
import type { CertificateTexts } from './texts.ts';
import '#site/ui/button.css';
import '#site/ui/form.css';
import '#site/ui/opener.css';
import '#site/ui/surface.css';
import './certificate.css';

export type InsurerName = readonly [id: string, name: string];

interface Props {
  texts: CertificateTexts;
  store: CertificateStore;
  course: CourseKey;
  order: string;
  insurers: readonly InsurerName[];
  problem: string | undefined;
  busy: Verb | undefined;
  isDone: boolean;
}

/** Documents for the insurer: its name, and what the letter may mention. */
export function Pack({ texts, store, course, order, insurers, problem, busy, isDone }: Props) {
  const { pack: t, made } = texts;
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  // The insurer chosen when booking, if this tab still knows it.
  const [insurer, setInsurer] = useState(() => bookingOf(course).read().insurer ?? '');
  const [isTried, setTried] = useState(false);
  const name = insurers.find(([key]) => key === insurer)?.[1];
  const isMissing = isTried && name === undefined;

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    if (name === undefined) {
      select.current?.focus();
      return;
    }
    const fields = new FormData(event.currentTarget);
    const typed = (field: string) => {
      const value = fields.get(field);
      return typeof value === 'string' ? value.trim() : '';
    };
    void store.downloadPack({
      course,
      insurer: name,
      address: typed('address'),
      insuredNumber: typed('insuredNumber'),
      iban: typed('iban'),
    });
  }

  return (
    <section className="surface certificate-pack" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{t.title}</h3>
      <p>{t.text}</p>
      <form className="certificate-form stack" noValidate onSubmit={send}>
        <div className="text-field">
          <label htmlFor={`${id}-insurer`}>{t.insurer}</label>
          <div className="text-box">
            <select
              ref={select}
              id={`${id}-insurer`}
              value={name === undefined ? '' : insurer}
              aria-invalid={isMissing}
              aria-describedby={isMissing ? `${id}-missing` : undefined}
              onChange={({ target }) => {
                setInsurer(target.value);
              }}
            >
              <option value="">{t.choose}</option>
              {insurers.map(([key, label]) => (
                <option key={key} value={key}>
                  {label}
                </option>
              ))}
            </select>
          </div>
          {isMissing && (
            <p id={`${id}-missing`} className="field-problem">
              {t.missing}
            </p>
          )}
        </div>
        <details>
          <summary className="opener">{t.more}</summary>
          <div className="certificate-form stack">
            <p className="small-print dense">{t.moreText}</p>
            <div className="text-field">
              <label htmlFor={`${id}-address`}>{t.address}</label>
              <div className="text-box">
                <textarea id={`${id}-address`} name="address" rows={2} maxLength={200} autoComplete="off" />
              </div>
            </div>
            <TextField label={t.insuredNumber} name="insuredNumber" maxLength={40} autoComplete="off" />
            <TextField label={t.iban} name="iban" maxLength={60} autoComplete="off" />
          </div>
        </details>
        <Alert text={problem} />
        <p className="cluster-s">
          <button type="submit" className="button secondary" aria-busy={busy === 'pack'}>
            {t.button}
          </button>
          <button
            type="button"
            className="button secondary"
            aria-busy={busy === 'invoice'}
            onClick={() => void store.downloadInvoice(course, order)}
          >
            {t.invoice}
          </button>
        </p>
        <Alert kind="notice" text={isDone ? made.done : undefined} />
      </form>
      <p className="small-print dense">{t.fee}</p>
    </section>
  );
}

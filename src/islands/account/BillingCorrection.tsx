import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { fill } from '#domain/fill.ts';
import { formatDate } from '#domain/format.ts';
import { productOf } from '#domain/shop/catalogue.ts';
import type { OrderView } from '#domain/shop/order.ts';
import { BillingFields } from '#site/islands/billing-address/BillingFields.tsx';
import { Alert } from '#site/ui/Alert.tsx';
import type { BillingCorrection as Correction } from './billing-correction.store.ts';
import type { AccountTexts } from './texts.ts';

interface Props {
  texts: AccountTexts;
  order: OrderView;
  correction: Correction;
}

/** Corrects the name and address on the invoice of a course, once. */
export function BillingCorrection({ texts, order, correction }: Props) {
  const state = useStore(correction.$state);
  const { billing: t, errors } = texts;
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  const isTyping = state.step === 'typing' && state.order === order.id;
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  if (productOf(order.product).kind !== 'course' || order.paid === null) return null;
  if (order.billingAddressCorrected !== null) {
    const date = formatDate(new Date(order.billingAddressCorrected));
    const isDone = state.step === 'done' && state.order === order.id;
    return (
      <>
        <p className="field-hint">{fill(t.corrected, { date })}</p>
        <Alert kind="notice" text={isDone ? t.done : undefined} />
      </>
    );
  }
  if (!isTyping) {
    return (
      <button
        type="button"
        className="text-button no-print"
        onClick={() => {
          correction.open(order);
        }}
      >
        {order.billingAddress === null ? t.add : t.correct}
      </button>
    );
  }
  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setTries(tries + 1);
    void correction.send();
  }
  const { problem } = state;
  return (
    <form ref={form} className="account-billing no-print" noValidate onSubmit={send}>
      <h4>{t.correct}</h4>
      <p>{t.once}</p>
      <BillingFields texts={texts.billingFields} billing={state.billing} type={correction.type} />
      <Alert
        text={problem === undefined || problem === 'billing_address_missing' ? undefined : errors[problem]}
      />
      <p className="account-actions">
        <button type="submit" className="button secondary" aria-busy={state.busy}>
          {t.save}
        </button>
        <button type="button" className="button quiet" onClick={correction.close}>
          {texts.data.keep}
        </button>
      </p>
    </form>
  );
}

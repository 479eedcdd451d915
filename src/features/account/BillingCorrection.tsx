import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { fill } from '#domain/text/fill.ts';
import { formatDate } from '#domain/text/format.ts';
import { productOf } from '#domain/shop/catalogue.ts';
import type { OrderView } from '#domain/shop/order.ts';
import { BillingFields } from '#site/features/order/billing/BillingFields.tsx';
import { useFormSubmit } from '#site/ui/form-submit.ts';
import { Alert } from '#site/ui/Alert.tsx';
import type { BillingCorrection as Correction } from './billing-correction.ts';
import type { AccountTexts } from './texts.ts';
import '#site/ui/button.css';
import '#site/ui/form.css';
import './account.css';
import './orders.css';

interface Props {
  texts: AccountTexts;
  order: OrderView;
  correction: Correction;
}

/** Corrects name and address on a course's invoice, once. */
export function BillingCorrection({ texts, order, correction }: Props) {
  const state = useStore(correction.$state);
  const { billing: t, errors } = texts;
  const [form, submit] = useFormSubmit(() => void correction.send());
  const opener = useRef<HTMLButtonElement>(null);
  const done = useRef<HTMLDivElement>(null);
  const step = 'order' in state && state.order === order.id ? state.step : 'closed';
  const shown = useRef(step);
  // Button, form and result replace each other: the focus moves along.
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (step === 'typing') form.current?.querySelector('input')?.focus();
    else (done.current ?? opener.current)?.focus();
  }, [form, step]);
  if (productOf(order.product).kind !== 'course' || order.paid === null) return null;
  if (order.billingAddressCorrected !== null) {
    const date = formatDate(new Date(order.billingAddressCorrected));
    return (
      <>
        <p className="field-hint">{fill(t.corrected, { date })}</p>
        <Alert ref={done} kind="notice" text={step === 'done' ? t.done : undefined} />
      </>
    );
  }
  if (state.step !== 'typing' || step !== 'typing') {
    return (
      <button
        ref={opener}
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
  const { problem } = state;
  return (
    <form
      ref={form}
      className="account-billing stack no-print"
      noValidate
      onSubmit={submit}
      aria-labelledby={`billing-${order.id}`}
    >
      <h3 id={`billing-${order.id}`}>{t.correct}</h3>
      <p>{t.once}</p>
      <BillingFields texts={texts.billingFields} billing={state.billing} type={correction.type} />
      <Alert
        text={problem === undefined || problem === 'billing_address_missing' ? undefined : errors[problem]}
      />
      <p className="account-actions cluster">
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

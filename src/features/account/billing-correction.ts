import { atom } from 'nanostores';
import {
  blankBillingAddress,
  tidyBillingAddress,
  wrongBillingFields,
  type BillingAddress,
} from '#domain/shop/billing-address.ts';
import type { OrderView } from '#domain/shop/order.ts';
import { correctBilling } from '#site/api/orders.ts';
import { call } from '#site/browser/member-call.ts';
import { typeBilling, type TypedBilling } from '#site/features/order/billing/billing.ts';
import type { AccountCode } from './texts.ts';

type CorrectionState =
  | { step: 'closed' }
  | {
      step: 'typing';
      order: string;
      billing: TypedBilling;
      busy: boolean;
      problem: AccountCode | 'billing_address_missing' | undefined;
    }
  | { step: 'done'; order: string };

const correct = call(correctBilling);

export function createBillingCorrection(corrected: () => Promise<void>) {
  const $state = atom<CorrectionState>({ step: 'closed' });
  return {
    $state,
    open: (order: OrderView) => {
      const typed = order.billingAddress ?? blankBillingAddress;
      const billing = { typed, wrong: [] };
      $state.set({ step: 'typing', order: order.id, billing, busy: false, problem: undefined });
    },
    type: (part: Partial<BillingAddress>) => {
      const state = $state.get();
      if (state.step !== 'typing' || state.busy) return;
      $state.set({ ...state, billing: typeBilling(state.billing, part), problem: undefined });
    },
    close: () => {
      $state.set({ step: 'closed' });
    },
    async send() {
      const state = $state.get();
      if (state.step !== 'typing' || state.busy) return;
      const { typed } = state.billing;
      const wrong = wrongBillingFields(typed);
      if (wrong.length > 0) {
        $state.set({ ...state, billing: { typed, wrong }, problem: 'billing_address_missing' });
        return;
      }
      const busy = { ...state, busy: true, problem: undefined };
      $state.set(busy);
      const answer = await correct({ id: state.order, billingAddress: tidyBillingAddress(typed) });
      if ($state.get() !== busy) return;
      if (answer.state === 'failed') {
        $state.set({ ...busy, busy: false, problem: answer.code });
        return;
      }
      await corrected();
      $state.set({ step: 'done', order: state.order });
    },
  };
}

export type BillingCorrection = ReturnType<typeof createBillingCorrection>;

import { useState } from 'react';
import { fill } from '#domain/text/fill.ts';
import { formatDate, formatMoney } from '#domain/text/format.ts';
import { billingLines } from '#domain/shop/billing-address.ts';
import { contractOf, shortNumber } from '#domain/shop/declaration.ts';
import { productOf } from '#domain/shop/catalogue.ts';
import type { OrderView } from '#domain/shop/order.ts';
import { BillingCorrection } from './BillingCorrection.tsx';
import { productName } from '#domain/shop/product-name.ts';
import type { AccountStore, Shown } from './state.ts';
import type { AccountTexts } from './texts.ts';
import '#site/ui/button.css';
import '#site/ui/surface.css';
import './account.css';
import './orders.css';

interface Props {
  texts: AccountTexts;
  state: Shown;
  account: AccountStore;
}

const stateText = ({ orders: { state: t } }: AccountTexts, { state, refundReason }: OrderView) => {
  if (state === 'open' || state === 'expired') return '';
  return t[state === 'refunded' && refundReason === 'duplicate' ? 'duplicate' : state];
};

export const withdrawHref = ({ paths }: AccountTexts, { id, product }: OrderView) =>
  `${paths.withdraw}?contract=${contractOf(productOf(product))}&order=${shortNumber(id)}#form`;

/** Orders with invoices and links to withdraw. */
export function OrdersCard({ texts, state, account }: Props) {
  const { orders } = texts;
  const [asked, setAsked] = useState<string>();
  const isBusy = state.doing.state === 'busy' && state.doing.action === 'invoice';
  return (
    <section className="surface account-orders" aria-labelledby="account-orders">
      <h2 id="account-orders">{orders.title}</h2>
      <ul role="list">
        {state.view.orders.map((order) => {
          const until = state.guaranteedUntil[order.id];
          const { billingAddress: billed } = order;
          const date = formatDate(new Date(order.ordered));
          return (
            <li key={order.id}>
              <div className="account-order">
                <p>
                  <strong>{productName(order.product, texts.product)}</strong>
                  <small>{fill(orders.line, { number: shortNumber(order.id), date })}</small>
                  {until !== undefined && <small>{fill(orders.guarantee, { date: until })}</small>}
                  {billed && (
                    <small>
                      {orders.billedTo} {billingLines(billed, texts.locale).join(', ')}
                    </small>
                  )}
                </p>
                <p>
                  <strong>{formatMoney(order.cents)}</strong>
                  <small>{stateText(texts, order)}</small>
                </p>
              </div>
              <p className="account-actions cluster no-print">
                {order.paid !== null && (
                  <button
                    type="button"
                    className="text-button"
                    aria-busy={isBusy && asked === order.id}
                    onClick={() => {
                      setAsked(order.id);
                      void account.downloadInvoice(order.id);
                    }}
                  >
                    {orders.invoice}
                  </button>
                )}
                {state.withdrawable.includes(order.id) && (
                  <a className="button secondary" href={withdrawHref(texts, order)}>
                    {orders.withdraw}
                  </a>
                )}
              </p>
              <BillingCorrection texts={texts} order={order} correction={account.correction} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

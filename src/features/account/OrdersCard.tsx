import { fill } from '#domain/fill.ts';
import { formatDate, formatMoney } from '#domain/format.ts';
import { contractOf, shortNumber } from '#domain/shop/declaration.ts';
import { productOf } from '#domain/shop/catalogue.ts';
import type { OrderView } from '#domain/shop/order.ts';
import { BillingCorrection } from './BillingCorrection.tsx';
import { productName } from '#domain/shop/product-name.ts';
import type { AccountStore, Shown } from './account.store.ts';
import type { AccountTexts } from './texts.ts';

interface Props {
  texts: AccountTexts;
  state: Shown;
  account: AccountStore;
}

const stateText = ({ orders: { state: t } }: AccountTexts, { state, refundReason }: OrderView) => {
  if (state === 'open' || state === 'expired') return '';
  return t[state === 'refunded' && refundReason === 'duplicate' ? 'duplicate' : state];
};

/** The withdrawal form, filled in with an order. */
export const withdrawHref = ({ paths }: AccountTexts, { id, product }: OrderView) =>
  `${paths.withdraw}?contract=${contractOf(productOf(product))}&order=${shortNumber(id)}#form`;

/** The invoice of one order, as the Worker words it. */
function Invoice({ texts, state, account, order }: Props & { order: OrderView }) {
  if (!state.invoice) return null;
  const { shown } = state.invoice;
  return (
    <div className="account-receipt">
      <h3>{shown.title}</h3>
      <dl>
        {shown.rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="account-actions no-print">
        <button type="button" className="button secondary" onClick={account.saveInvoice}>
          {texts.orders.download}
        </button>
        <button
          type="button"
          className="button quiet"
          onClick={() => {
            print();
          }}
        >
          {texts.orders.print}
        </button>
      </p>
      <BillingCorrection texts={texts} order={order} correction={account.correction} />
    </div>
  );
}

/** Every order, with its invoice and the way to withdraw from it. */
export function OrdersCard({ texts, state, account }: Props) {
  const { orders } = texts;
  return (
    <section className="surface account-orders" aria-labelledby="account-orders">
      <h2 id="account-orders">{orders.title}</h2>
      <ul role="list">
        {state.view.orders.map((order) => {
          const until = state.guaranteedUntil[order.id];
          const isOpen = state.invoice?.order === order.id;
          const date = formatDate(new Date(order.ordered));
          return (
            <li key={order.id}>
              <div className="account-order">
                <p>
                  <strong>{productName(order.product, texts.product)}</strong>
                  <small>{fill(orders.line, { number: shortNumber(order.id), date })}</small>
                  {until !== undefined && <small>{fill(orders.guarantee, { date: until })}</small>}
                </p>
                <p>
                  <strong>{formatMoney(order.cents)}</strong>
                  <small>{stateText(texts, order)}</small>
                </p>
              </div>
              <p className="account-actions no-print">
                <button
                  type="button"
                  className="text-button"
                  aria-expanded={isOpen}
                  onClick={() => {
                    if (isOpen) account.hideInvoice();
                    else void account.showInvoice(order.id);
                  }}
                >
                  {isOpen ? orders.hide : orders.receipt}
                </button>
                {state.withdrawable.includes(order.id) && (
                  <a className="button secondary" href={withdrawHref(texts, order)}>
                    {orders.withdraw}
                  </a>
                )}
              </p>
              {isOpen && <Invoice texts={texts} state={state} account={account} order={order} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

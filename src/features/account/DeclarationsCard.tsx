import { fill } from '#domain/text/fill.ts';
import { formatDate } from '#domain/text/format.ts';
import { shortNumber } from '#domain/shop/declaration.ts';
import type { AccountView } from '#site/api/account.ts';
import { productName } from '#domain/shop/product-name.ts';
import type { AccountTexts } from './texts.ts';
import '#site/ui/surface.css';
import './account.css';

/** Cancellations and withdrawals that are not carried out yet. */
export const DeclarationsCard = ({ texts, view }: { texts: AccountTexts; view: AccountView }) => {
  const { declarations: t } = texts;
  return (
    <section className="surface blush account-wide" aria-labelledby="account-declarations">
      <h2 id="account-declarations">{t.title}</h2>
      <ul role="list" className="account-waiting">
        {view.declarations.map(({ id, kind, contract, orderId, received, waits }) => {
          const order = view.orders.find((one) => one.id === orderId);
          const what = order ? productName(order.product, texts.product) : t.contract[contract];
          return (
            <li key={id}>
              <p>
                <strong>{fill(t.what[kind], { what })}</strong>{' '}
                <small>
                  {fill(t.line, { number: shortNumber(id), date: formatDate(new Date(received)) })}
                </small>
              </p>
              <p>{t.waits[waits]}</p>
            </li>
          );
        })}
      </ul>
      <p>{t.counts}</p>
    </section>
  );
};

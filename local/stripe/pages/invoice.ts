import { html } from '../../http/page.ts';
import { noSuch } from '../refusal.ts';
import { date, money, shown, stripePage, type Shown } from './layout.ts';
import type { Account } from '../account.ts';

/** An invoice as Stripe hosts it: whom it is made out to, what it is for, what was paid. */
export function visitInvoice(account: Account, id: string): Shown {
  const invoice = account.in.get(id);
  if (!invoice) throw noSuch('invoice', id);
  const { customer_name: name, customer_address: address, customer_email: email } = invoice;
  const to = [
    name,
    address?.line1,
    address && [address.postal_code, address.city].filter(Boolean).join(' '),
    address?.country,
    email,
  ].filter(Boolean);
  return shown(
    stripePage(
      'Invoice',
      html`<h1>Invoice ${invoice.number}</h1>
        <p class="note">${date(invoice.created)}, ${invoice.status}</p>
        <p class="total">${money(invoice.total)}</p>
        <h2>Bill to</h2>
        <p>${to.map((line) => html`${line}<br />`)}</p>
        <h2>What for</h2>
        <p>${invoice.description}</p>
        <table>
          ${(invoice.custom_fields ?? []).map(
            (field) =>
              html`<tr>
                <th>${field.name}</th>
                <td>${field.value}</td>
              </tr>`,
          )}
        </table>`,
    ),
  );
}

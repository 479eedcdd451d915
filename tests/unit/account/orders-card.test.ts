import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { locales, type Locale } from '#domain/text/locales.ts';
import type { OrderView } from '#domain/shop/order.ts';
import { OrdersCard } from '#site/features/account/OrdersCard.tsx';
import { order, shown, view } from './member.ts';

/** How the account calls the state of an order with this refund. */
async function called(locale: Locale, refund: Pick<OrderView, 'state' | 'refundReason'>) {
  const props = await shown(locale, view([{ ...order('app-1-month'), ...refund }]));
  const html = renderToStaticMarkup(createElement(OrdersCard, props));
  return /<\/strong><small>([^<]*)<\/small><\/p><\/div>/.exec(html)?.[1];
}

it.each(locales)('orders: a refund that has not gone yet is not called refunded (%s)', async (locale) => {
  const gone = await called(locale, { state: 'refunded', refundReason: null });
  const owed = await called(locale, { state: 'refunding', refundReason: null });
  const owedTwice = await called(locale, { state: 'refunding', refundReason: 'duplicate' });
  const goneTwice = await called(locale, { state: 'refunded', refundReason: 'duplicate' });
  expect([gone, owed, goneTwice].every(Boolean)).toBe(true);
  expect(new Set([gone, owed, goneTwice]).size).toBe(3);
  expect(owedTwice).toBe(owed);
});

import { emailKey } from '#domain/mail/email.ts';
import type { Agreement } from '#domain/shop/agreement.ts';
import { isSameBillingAddress, type BillingAddress } from '#domain/shop/billing-address.ts';
import { productOf, type ProductKey } from '#domain/shop/catalogue.ts';
import { priceOf } from '#domain/shop/prices.ts';
import type { Locale } from '#domain/text/locales.ts';
import type { Account } from '../accounts/accounts.ts';
import type { Visitor } from '../ports/conversions.ts';
import type { NewOrder, Order } from './order-rows.ts';

export interface OrderRequest {
  product: ProductKey;
  locale: Locale;
  discount: string | undefined;
  agreed: Agreement;
  billingAddress: BillingAddress | undefined;
  conversion: { consentReceipt: string; visitor: Visitor } | undefined;
  via: string | undefined;
}

/** Just below Stripe's limit of 24 hours: https://docs.stripe.com/api/checkout/sessions/create */
const checkoutLivesMs = 23 * 60 * 60_000;

/** Whether the request repeats an order: a double click, a reload, a retry, another tab. */
export const isSame = (order: Order, other: NewOrder) =>
  order.product === other.product &&
  order.discount === other.discount &&
  order.dueCents === other.dueCents &&
  order.locale === other.locale &&
  order.email === other.email &&
  isSameBillingAddress(order.billingAddress, other.billingAddress ?? null);

/** A device's clock may be ahead of ours, but nobody confirms after ordering. */
const confirmedIn = ({ requirements }: Agreement, ordered: Date) => ({
  requirementsVersion: requirements?.version ?? null,
  requirementsConfirmed: requirements
    ? new Date(Math.min(Date.parse(requirements.at), ordered.getTime()))
    : null,
});

/** The amount due, the discount code, and that code again if it works once per person. */
export interface Price {
  dueCents: number;
  discount: string | null;
  reserved: string | null;
}

interface Facts {
  id: string;
  account: Account & { email: string };
  request: OrderRequest;
  price: Price;
  ordered: Date;
}

export function newOrder({ id, account, request, price, ordered }: Facts) {
  const { agreed, conversion, via = null } = request;
  const product = productOf(request.product);
  return {
    id,
    userId: account.userId,
    email: account.email,
    emailKey: emailKey(account.email),
    product: request.product,
    level: product.level,
    locale: request.locale,
    listCents: priceOf(product),
    dueCents: price.dueCents,
    discount: price.discount,
    reservedCode: price.reserved,
    ordered,
    guaranteeDays: account.guaranteeDays,
    termsVersion: agreed.terms,
    withdrawalVersion: agreed.withdrawal,
    earlyStart: agreed.earlyStart !== undefined,
    earlyStartVersion: agreed.earlyStart ?? null,
    ...confirmedIn(agreed, ordered),
    // A plan's invoice needs no address, so none is stored.
    billingAddress: (product.kind === 'course' ? request.billingAddress : undefined) ?? null,
    checkoutExpires: new Date(ordered.getTime() + checkoutLivesMs),
    state: 'open',
    consentReceipt: conversion?.consentReceipt ?? null,
    visitor: conversion?.visitor ?? null,
    via,
  } as const;
}

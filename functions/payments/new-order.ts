import { emailKey } from '#domain/email.ts';
import type { Agreement } from '#domain/shop/agreement.ts';
import { isSameBillingAddress, type BillingAddress } from '#domain/shop/billing-address.ts';
import { productOf, type ProductKey } from '#domain/shop/catalogue.ts';
import { priceOf } from '#domain/shop/prices.ts';
import type { Locale } from '#domain/locales.ts';
import type { Account } from '../ports/accounts.ts';
import type { Visitor } from '../ports/conversions.ts';
import type { NewOrder, Order } from './orders.ts';

/** What a buyer orders. */
export interface OrderRequest {
  product: ProductKey;
  locale: Locale;
  discount: string | undefined;
  agreed: Agreement;
  billingAddress: BillingAddress | undefined;
  /** What the ad platform may hear, where there is consent. */
  conversion: { consentReceipt: string; visitor: Visitor } | undefined;
  /** By which campaign and landing page the buyer came, in classes of ours. */
  via: string | undefined;
}

/** A checkout session lives for 24 hours at most, by Stripe's clock: https://docs.stripe.com/api/checkout/sessions/create */
const checkoutLivesMs = 23 * 60 * 60_000;

/** Whether it is the same order once more: a double click, a reload, a retry, another tab. */
export const isSame = (order: Order, other: NewOrder) =>
  order.product === other.product &&
  order.discount === other.discount &&
  order.dueCents === other.dueCents &&
  order.locale === other.locale &&
  order.email === other.email &&
  isSameBillingAddress(order.billingAddress, other.billingAddress ?? null);

/** A device's clock may be minutes ahead of ours: nobody confirms after the order. */
const confirmedIn = ({ requirements }: Agreement, ordered: Date) => ({
  requirementsVersion: requirements?.version ?? null,
  requirementsConfirmed: requirements
    ? new Date(Math.min(Date.parse(requirements.at), ordered.getTime()))
    : null,
});

interface Facts {
  id: string;
  account: Account & { email: string };
  request: OrderRequest;
  /** What is due, with which discount code, and the code where it counts once a person. */
  price: { dueCents: number; discount: string | null; reserved: string | null };
  ordered: Date;
}

/** A new order, as it is stored: what is bought, by whom, and what was agreed. */
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
    // The invoice of a plan needs none: what is not needed is not stored.
    billingAddress: (product.kind === 'course' ? request.billingAddress : undefined) ?? null,
    checkoutExpires: new Date(ordered.getTime() + checkoutLivesMs),
    state: 'open',
    consentReceipt: conversion?.consentReceipt ?? null,
    visitor: conversion?.visitor ?? null,
    via,
  } as const;
}

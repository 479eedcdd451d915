import type { AccessLevel } from '#domain/access.ts';
import type { WaitingDeclaration } from '#domain/shop/declaration.ts';
import type { OrdersView } from '#domain/shop/order.ts';
import { isObject, type Endpoint } from './endpoint.ts';

/** A member's own data. Instants are ISO 8601. */
export interface AccountView extends OrdersView {
  email: string | null;
  /** Proved by the sign-in provider or by a link that we mailed. */
  emailVerified: boolean;
  access: AccessLevel[];
  /** When the member consented to the processing of health data; null without a consent. */
  healthConsent: string | null;
  /** When the member consented to storing the course's workbooks; null without a consent. */
  workbookConsent: string | null;
  /** Cancellations and withdrawals that have not been carried out yet. */
  declarations: WaitingDeclaration[];
  /** Ids of orders whose course has been completed. */
  completed: string[];
}

export const readAccount = {
  method: 'GET',
  path: '/api/account',
  signIn: 'required',
  codes: [],
  isAnswer: (value): value is AccountView =>
    isObject(value) &&
    ['orders', 'subscriptions', 'declarations', 'completed'].every((list) => Array.isArray(value[list])),
} as const satisfies Endpoint<AccountView>;

/** Whether the identity provider's account has been deleted, too. */
export interface AccountDeleted {
  signIn: 'gone' | 'kept';
}

/** Needs a recent sign-in. Ends running subscriptions. */
export const deleteAccount = {
  method: 'DELETE',
  path: '/api/account',
  signIn: 'required',
  codes: ['sign_in_again', 'payment_processing', 'payments_unavailable'],
  isAnswer: (value): value is AccountDeleted => isObject(value) && typeof value['signIn'] === 'string',
  // Calls the payment service.
  timeLimitMs: 20_000,
} as const satisfies Endpoint<AccountDeleted>;

/** All data stored about a member (Art. 15 and 20 GDPR), to download. The site itself reads none of it. */
export const exportAccount = {
  method: 'GET',
  path: '/api/account/export',
  signIn: 'required',
  codes: [],
  isAnswer: isObject,
} as const satisfies Endpoint<Readonly<Record<string, unknown>>>;

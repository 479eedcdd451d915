import type { AccessLevel } from '#domain/access.ts';
import type { WaitingDeclaration } from '#domain/shop/declaration.ts';
import type { OrdersView } from '#domain/shop/order.ts';
import { isObject, type Endpoint } from './endpoint.ts';

/** A member's own data. Instants are ISO 8601. */
export interface AccountView extends OrdersView {
  email: string | null;
  /** Whether the sign-in provider or a link of ours has proved that the address is hers. */
  emailVerified: boolean;
  access: AccessLevel[];
  /** Since when the consent to the processing of health data holds; nothing where it does not. */
  healthConsent: string | null;
  /** Since when there is a consent to keep the workbooks of a course; nothing where there is none. */
  workbookConsent: string | null;
  /** Cancellations and withdrawals, as far as they are not carried out yet. */
  declarations: WaitingDeclaration[];
  /** The orders of courses that are complete. */
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

/** Whether the sign-in itself is gone as well. */
export interface AccountDeleted {
  signIn: 'gone' | 'kept';
}

/** Asks for a fresh sign-in, and ends what is still being paid for. */
export const deleteAccount = {
  method: 'DELETE',
  path: '/api/account',
  signIn: 'required',
  codes: ['sign_in_again', 'payment_processing', 'payments_unavailable'],
  isAnswer: (value): value is AccountDeleted => isObject(value) && typeof value['signIn'] === 'string',
  // The payment service is asked meanwhile.
  timeLimitMs: 20_000,
} as const satisfies Endpoint<AccountDeleted>;

/** Everything that is kept about a member (Art. 15 and 20 GDPR), for a file: nothing of it is read by the site. */
export const exportAccount = {
  method: 'GET',
  path: '/api/account/export',
  signIn: 'required',
  codes: [],
  isAnswer: isObject,
} as const satisfies Endpoint<Readonly<Record<string, unknown>>>;

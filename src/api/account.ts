import type { AccessLevel } from '#domain/shop/access.ts';
import type { MailTrouble } from '#domain/mail/mail-trouble.ts';
import type { WaitingDeclaration } from '#domain/shop/declaration.ts';
import type { OrdersView } from '#domain/shop/order.ts';
import { isObject } from '#domain/text/json.ts';
import { del, get, has } from './endpoint.ts';

/** A member's own data. Instants are ISO 8601. */
export interface AccountView extends OrdersView {
  email: string | null;
  /** Verified by the sign-in provider or by a link that we mailed. */
  emailVerified: boolean;
  /** Whether our mails to it come back; null if not. */
  mailTrouble: MailTrouble | null;
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

export const readAccount = get('/api/account', {
  isAnswer: has<AccountView>({
    orders: 'list',
    subscriptions: 'list',
    declarations: 'list',
    completed: 'list',
  }),
});

/** Whether the identity provider's account has been deleted, too. */
export interface AccountDeleted {
  signIn: 'gone' | 'kept';
}

/** Needs a recent sign-in. Ends running subscriptions. */
export const deleteAccount = del('/api/account', {
  codes: ['sign_in_again', 'payment_processing', 'payments_unavailable'],
  isAnswer: has<AccountDeleted>({ signIn: 'string' }),
  // Calls the payment service.
  timeLimitMs: 20_000,
});

/** All data stored about a member (Art. 15 and 20 GDPR), to download. The site itself reads none of it. */
export const exportAccount = get('/api/account/export', { isAnswer: isObject });

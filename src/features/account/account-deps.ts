import type { Locale } from '#domain/locales.ts';
import type * as account from '#site/api/account.ts';
import type { askEmailCheck } from '#site/api/email-check.ts';
import type { withdrawHealthConsent } from '#site/api/health-consent.ts';
import type { correctBilling, readInvoice } from '#site/api/orders.ts';
import type { withdrawWorkbookConsent } from '#site/api/workbook.ts';
import type { openPortal } from '#site/api/portal.ts';
import type { CallOf } from '#site/browser/call.ts';
import type { MembersClient } from '#site/browser/members/members.ts';
import type { Session } from '#site/browser/session.ts';

/** What the account needs of the page that it is on. */
export interface AccountDeps {
  session: Pick<Session, '$state' | 'load' | 'refresh' | 'signOut' | 'onForget'>;
  api: {
    readAccount: CallOf<typeof account.readAccount>;
    exportAccount: CallOf<typeof account.exportAccount>;
    deleteAccount: CallOf<typeof account.deleteAccount>;
    withdrawHealthConsent: CallOf<typeof withdrawHealthConsent>;
    withdrawWorkbookConsent: CallOf<typeof withdrawWorkbookConsent>;
    readInvoice: CallOf<typeof readInvoice>;
    correctBilling: CallOf<typeof correctBilling>;
    openPortal: CallOf<typeof openPortal>;
    askEmailCheck: CallOf<typeof askEmailCheck>;
  };
  members: Pick<MembersClient, 'updateUser'>;
  locale: Locale;
  now: () => Date;
  /** Leaves for another page. */
  go: (url: string) => void;
  /** Where a visitor signs in. */
  login: string;
  save: (name: string, text: string) => void;
  /** Signs out, and leads back here by way of the sign-in. */
  signInAgain: () => Promise<void>;
  /** The account is deleted: forgets it on this device, and stays on this page. */
  forget: () => Promise<void>;
}

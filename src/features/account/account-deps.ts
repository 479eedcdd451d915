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
  go: (url: string) => void;
  login: string;
  save: (name: string, text: string) => void;
  /** Signs out, and returns here through the sign-in. */
  signInAgain: () => Promise<void>;
  /** After deletion: removes the account's data from this device, and stays on the page. */
  forget: () => Promise<void>;
}

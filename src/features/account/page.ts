import { loginPath } from '#i18n/login-path.ts';
import { pathOf } from '#i18n/routes.ts';
import { deleteAccount, exportAccount, readAccount } from '#site/api/account.ts';
import { readCourseMails, switchCourseMail } from '#site/api/course-mails.ts';
import { askEmailCheck } from '#site/api/email-check.ts';
import { withdrawHealthConsent } from '#site/api/health-consent.ts';
import { correctBilling, readInvoice } from '#site/api/orders.ts';
import { openPortal } from '#site/api/portal.ts';
import { withdrawWorkbookConsent } from '#site/api/workbook.ts';
import { saveFile } from '#site/browser/save-file.ts';
import { environment, signInAgain } from '#site/browser/environment.ts';
import { call, members } from '#site/browser/member-call.ts';
import { createAccount } from './account.store.ts';
import { createCourseMails } from './course-mails.store.ts';
import type { Locale } from '#domain/locales.ts';

/** The account of the member who is signed in on this page. */
export function openAccount(locale: Locale) {
  const login = loginPath(locale, { next: pathOf('my', locale) });
  return createAccount({
    session: environment.session,
    api: {
      readAccount: call(readAccount),
      exportAccount: call(exportAccount),
      deleteAccount: call(deleteAccount),
      withdrawHealthConsent: call(withdrawHealthConsent),
      withdrawWorkbookConsent: call(withdrawWorkbookConsent),
      readInvoice: call(readInvoice),
      correctBilling: call(correctBilling),
      openPortal: call(openPortal),
      askEmailCheck: call(askEmailCheck),
    },
    members,
    locale,
    now: () => new Date(),
    login,
    go: (url) => {
      location.assign(url);
    },
    save: (name, text) => {
      saveFile(name, new Blob([text], { type: 'application/octet-stream' }));
    },
    signInAgain: () => signInAgain(login),
    forget: async () => {
      delete document.body.dataset['home'];
      await environment.session.signOut();
    },
  });
}

export const openCourseMails = () =>
  createCourseMails({ read: call(readCourseMails), change: call(switchCourseMail) });

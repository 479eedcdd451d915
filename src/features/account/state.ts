import { atom, computed } from 'nanostores';
import type { Locale } from '#domain/text/locales.ts';
import { standingOf, type Standing } from '#domain/shop/account.ts';
import { loginPath } from '#i18n/login-path.ts';
import { pathOf } from '#i18n/routes.ts';
import * as account from '#site/api/account.ts';
import { askEmailCheck } from '#site/api/email-check.ts';
import { withdrawHealthConsent } from '#site/api/health-consent.ts';
import { readInvoice } from '#site/api/orders.ts';
import { openPortal } from '#site/api/portal.ts';
import { withdrawWorkbookConsent } from '#site/api/workbook.ts';
import { createAction, type Doing as DoingOf } from '#site/browser/action.ts';
import type { Answer } from '#site/browser/call.ts';
import { environment, signInAgain } from '#site/browser/environment.ts';
import { call } from '#site/browser/member-call.ts';
import { createMemberPage, type MemberPageState } from '#site/browser/member-page.ts';
import { saveFile } from '#site/browser/save-file.ts';
import type { AccountCode } from './texts.ts';
import { createBillingCorrection } from './billing-correction.ts';
import { storeContactEmail } from '#site/browser/members/contact-email.ts';

export type Verb = 'portal' | 'export' | 'health' | 'workbook' | 'delete' | 'invoice' | 'email' | 'link';

/** The member's current action; one at a time. */
export type Doing = DoingOf<Verb, AccountCode>;

export interface Shown extends Standing {
  step: 'shown';
  view: account.AccountView;
  doing: Doing;
}

export type AccountState =
  | Exclude<MemberPageState<unknown, AccountCode>, { step: 'shown' }>
  | Shown
  | { step: 'deleted'; signIn: account.AccountDeleted['signIn'] };

const readAccount = call(account.readAccount);
const exportAccount = call(account.exportAccount);
const deleteAccount = call(account.deleteAccount);
const withdrawHealth = call(withdrawHealthConsent);
const withdrawWorkbook = call(withdrawWorkbookConsent);
const findInvoice = call(readInvoice);
const findPortal = call(openPortal);
const sendLink = call(askEmailCheck);

const go = ({ url }: { url: string }) => {
  location.assign(url);
};

export function createAccount(locale: Locale) {
  const login = loginPath(locale, { next: pathOf('my', locale) });
  const page = createMemberPage({ ask: () => readAccount(), loginPath: login });
  const action = createAction<Verb, AccountCode>();
  const $deleted = atom<account.AccountDeleted['signIn'] | undefined>(undefined);
  const $state = computed([page.$state, action.$doing, $deleted], (known, doing, signIn): AccountState => {
    if (signIn !== undefined) return { step: 'deleted', signIn };
    if (known.step !== 'shown') return known;
    return { step: 'shown', view: known.data, ...standingOf(known.data, new Date()), doing };
  });

  /** Changes the account, reloads it, and announces the result. */
  const alter = (verb: Verb, ask: () => Promise<Answer<unknown, AccountCode>>) =>
    action.run(verb, ask, page.refresh);

  return {
    $state,
    correction: createBillingCorrection(page.refresh),
    start() {
      page.start();
      // Another tab may have changed the account, too.
      environment.session.$state.listen(({ state }) => {
        if (state === 'member') void page.refresh();
      });
    },
    retry: page.retry,
    openPortal: (order: string | undefined) => action.run('portal', () => findPortal({ locale, order }), go),
    exportData: () =>
      action.run(
        'export',
        () => exportAccount(),
        (data) => {
          saveFile(
            'valea.json',
            new Blob([JSON.stringify(data, null, 2)], { type: 'application/octet-stream' }),
          );
        },
      ),
    changeEmail: (typed: string) => alter('email', () => storeContactEmail(typed)),
    /** Sends the link that verifies the contact e-mail again. */
    sendLink: () => alter('link', () => sendLink({ locale })),
    withdrawHealthConsent: () => alter('health', () => withdrawHealth()),
    withdrawWorkbookConsent: () => alter('workbook', () => withdrawWorkbook()),
    downloadInvoice: (id: string) => action.run('invoice', () => findInvoice({ id }), go),
    dismiss: action.reset,
    deleteAccount: () =>
      action.run(
        'delete',
        () => deleteAccount(),
        async ({ signIn }) => {
          page.end();
          $deleted.set(signIn);
          // Removes the account's data from this device, and stays on the page.
          delete document.body.dataset['home'];
          await environment.session.signOut();
        },
      ),
    signInAgain: () => signInAgain(login),
    signOut: () => environment.session.signOut(),
  };
}

export type AccountStore = ReturnType<typeof createAccount>;

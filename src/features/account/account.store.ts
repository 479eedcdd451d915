import { atom, type ReadableAtom } from 'nanostores';
import type { CallErrorCode } from '#domain/error-codes.ts';
import { standingOf, type Standing } from '#domain/shop/account.ts';
import type * as account from '#site/api/account.ts';
import { storeContactEmail } from './contact-email.ts';
import type { SessionState } from '#site/browser/session.ts';
import { createBillingCorrection, type BillingCorrection } from './billing-correction.store.ts';
import type { AccountDeps } from './account-deps.ts';

export type Verb = 'portal' | 'export' | 'health' | 'workbook' | 'delete' | 'invoice' | 'email' | 'link';

/** What the member has begun; one thing at a time. */
export type Doing =
  | { state: 'idle' }
  | { state: 'busy'; verb: Verb }
  | { state: 'failed'; verb: Verb; code: CallErrorCode }
  | { state: 'done'; verb: 'health' | 'workbook' | 'email' | 'link' };

export interface Shown extends Standing {
  step: 'shown';
  view: account.AccountView;
  doing: Doing;
}

export type AccountState =
  | { step: 'loading' }
  | { step: 'visitor' }
  | { step: 'unreachable'; code: CallErrorCode }
  | Shown
  | { step: 'deleted'; signIn: account.AccountDeleted['signIn'] };

export interface AccountStore {
  $state: ReadableAtom<AccountState>;
  start: () => void;
  retry: () => Promise<void>;
  openPortal: (order: string | undefined) => Promise<void>;
  exportData: () => Promise<void>;
  changeEmail: (typed: string) => Promise<void>;
  /** Sends the link that verifies the contact e-mail again. */
  sendLink: () => Promise<void>;
  dismiss: () => void;
  withdrawHealthConsent: () => Promise<void>;
  withdrawWorkbookConsent: () => Promise<void>;
  downloadInvoice: (order: string) => Promise<void>;
  correction: BillingCorrection;
  deleteAccount: () => Promise<void>;
  signInAgain: () => Promise<void>;
  signOut: () => Promise<void>;
}

const codeOf = (answer: { state: 'ok' } | { state: 'failed'; code: CallErrorCode }) =>
  answer.state === 'failed' ? answer.code : undefined;

export function createAccount(deps: AccountDeps): AccountStore {
  const { session, api, locale } = deps;
  const $state = atom<AccountState>({ step: 'loading' });
  let isDeleted = false;

  const change = (part: Partial<Shown>) => {
    const state = $state.get();
    if (state.step === 'shown') $state.set({ ...state, ...part });
  };

  async function read() {
    const answer = await api.readAccount();
    const before = $state.get();
    if (before.step === 'deleted' || before.step === 'visitor') return;
    if (answer.state === 'failed') {
      if (before.step !== 'shown') $state.set({ step: 'unreachable', code: answer.code });
      return;
    }
    const kept = before.step === 'shown' ? before : undefined;
    $state.set({
      step: 'shown',
      view: answer.data,
      ...standingOf(answer.data, deps.now()),
      doing: kept?.doing ?? { state: 'idle' },
    });
  }

  function follow(state: SessionState) {
    if (isDeleted) return;
    switch (state.state) {
      case 'loading':
        if ($state.get().step !== 'shown') $state.set({ step: 'loading' });
        return;
      case 'visitor':
        $state.set({ step: 'visitor' });
        if (!state.isLeaving) deps.go(deps.login);
        return;
      case 'unreachable':
        if ($state.get().step === 'shown') return;
        // Offline there is nothing to ask. Otherwise contracts may load though the data API fails.
        if (state.code === 'unreachable') $state.set({ step: 'unreachable', code: state.code });
        else void read();
        return;
      case 'member':
        void read();
    }
  }

  /** One thing at a time: ignores a second click. */
  async function perform(verb: Verb, act: () => Promise<CallErrorCode | undefined>) {
    const state = $state.get();
    if (state.step !== 'shown' || state.doing.state === 'busy') return;
    change({ doing: { state: 'busy', verb } });
    const code = await act();
    const after = $state.get();
    if (after.step !== 'shown' || after.doing.state !== 'busy') return;
    change({ doing: code === undefined ? { state: 'idle' } : { state: 'failed', verb, code } });
  }

  /** Changes the account, reloads it, and announces the result. */
  const alter = (
    verb: 'health' | 'workbook' | 'email' | 'link',
    act: () => Promise<CallErrorCode | undefined>,
  ) =>
    perform(verb, async () => {
      const code = await act();
      if (code !== undefined) return code;
      await read();
      change({ doing: { state: 'done', verb } });
      return undefined;
    });

  const correction = createBillingCorrection({ correct: api.correctBilling, corrected: read });

  return {
    $state,
    correction,
    start() {
      session.$state.subscribe(follow);
      session.load();
    },
    async retry() {
      $state.set({ step: 'loading' });
      await session.refresh();
      if (session.$state.get().state === 'member') await read();
    },
    openPortal: (order) =>
      perform('portal', async () => {
        const answer = await api.openPortal({ locale, order });
        if (answer.state === 'failed') return answer.code;
        deps.go(answer.data.url);
        return undefined;
      }),
    exportData: () =>
      perform('export', async () => {
        const answer = await api.exportAccount();
        if (answer.state === 'failed') return answer.code;
        deps.save('valea.json', JSON.stringify(answer.data, null, 2));
        return undefined;
      }),
    changeEmail: (typed) => alter('email', () => storeContactEmail(typed, deps)),
    sendLink: () => alter('link', async () => codeOf(await api.askEmailCheck({ locale }))),
    withdrawHealthConsent: () => alter('health', async () => codeOf(await api.withdrawHealthConsent())),
    withdrawWorkbookConsent: () => alter('workbook', async () => codeOf(await api.withdrawWorkbookConsent())),
    downloadInvoice: (order) =>
      perform('invoice', async () => {
        const answer = await api.readInvoice({ id: order });
        if (answer.state === 'failed') return answer.code;
        deps.go(answer.data.url);
        return undefined;
      }),
    dismiss: () => change({ doing: { state: 'idle' } }),
    deleteAccount: () =>
      perform('delete', async () => {
        const answer = await api.deleteAccount();
        if (answer.state === 'failed') return answer.code;
        isDeleted = true;
        $state.set({ step: 'deleted', signIn: answer.data.signIn });
        await deps.forget();
        return undefined;
      }),
    signInAgain: deps.signInAgain,
    signOut: () => session.signOut(),
  };
}

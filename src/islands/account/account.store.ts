import { atom, type ReadableAtom } from 'nanostores';
import type { CallErrorCode } from '#domain/error-codes.ts';
import type { Locale } from '#domain/locales.ts';
import type { AccountView, Deleted } from '#domain/shop/account.ts';
import type { DocumentView } from '#domain/shop/declaration.ts';
import type { AccountClient } from '#site/clients/account.ts';
import type { HealthConsentClient } from '#site/clients/health-consent.ts';
import type { Session } from '#site/stores/session.ts';

export type Verb = 'portal' | 'export' | 'health' | 'leave' | 'receipt';

/** What she has begun, if anything; one thing at a time. */
export type Doing =
  | { state: 'idle' }
  | { state: 'busy'; verb: Verb }
  | { state: 'failed'; verb: Verb; code: CallErrorCode }
  | { state: 'done'; verb: 'health' };

export type AccountState =
  | { step: 'loading' }
  /** On her way to the sign-in. */
  | { step: 'nobody' }
  | { step: 'unreachable'; code: CallErrorCode }
  | {
      step: 'shown';
      view: AccountView;
      doing: Doing;
      receipt: { order: string; shown: DocumentView } | undefined;
    }
  | { step: 'gone'; signIn: Deleted['signIn'] };

export interface AccountDeps {
  session: Pick<Session, '$state' | 'load' | 'refresh' | 'signOut' | 'onForget'>;
  account: AccountClient;
  health: Pick<HealthConsentClient, 'withdraw'>;
  locale: Locale;
  /** Leaves for another page. */
  go: (url: string) => void;
  /** Where somebody signs in who is nobody yet. */
  login: string;
  save: (name: string, text: string) => void;
  /** Signs her out and leads her back here by way of the sign-in. */
  signInAgain: () => Promise<void>;
  /** The account is gone: forget her on this device, and stay on this page. */
  forget: () => Promise<void>;
}

export interface AccountStore {
  $state: ReadableAtom<AccountState>;
  start: () => void;
  retry: () => Promise<void>;
  manage: () => Promise<void>;
  takeAlong: () => Promise<void>;
  withdrawHealthConsent: () => Promise<void>;
  showReceipt: (order: string) => Promise<void>;
  hideReceipt: () => void;
  keepReceipt: () => void;
  leave: () => Promise<void>;
  signInAgain: () => Promise<void>;
  signOut: () => Promise<void>;
}

export function createAccount(deps: AccountDeps): AccountStore {
  const { session, account, health, locale } = deps;
  const $state = atom<AccountState>({ step: 'loading' });
  let isLeaving = false;

  const set = (change: Partial<Extract<AccountState, { step: 'shown' }>>) => {
    const state = $state.get();
    if (state.step === 'shown') $state.set({ ...state, ...change });
  };

  async function read() {
    const answer = await account.view();
    const before = $state.get();
    if (before.step === 'gone' || before.step === 'nobody') return;
    if (answer.state === 'failed') {
      if (before.step !== 'shown') $state.set({ step: 'unreachable', code: answer.code });
      return;
    }
    const kept = before.step === 'shown' ? before : undefined;
    $state.set({
      step: 'shown',
      view: answer.data,
      doing: kept?.doing ?? { state: 'idle' },
      receipt: kept?.receipt,
    });
  }

  function follow(state: ReturnType<Session['$state']['get']>) {
    if (isLeaving) return;
    switch (state.state) {
      case 'loading':
        if ($state.get().step !== 'shown') $state.set({ step: 'loading' });
        return;
      case 'nobody':
        $state.set({ step: 'nobody' });
        deps.go(deps.login);
        return;
      case 'unreachable':
        if ($state.get().step !== 'shown') $state.set({ step: 'unreachable', code: state.code });
        return;
      case 'user':
        void read();
    }
  }

  /** One thing at a time: a second click finds it under way. */
  async function perform(verb: Verb, act: () => Promise<CallErrorCode | undefined>) {
    const state = $state.get();
    if (state.step !== 'shown' || state.doing.state === 'busy') return;
    set({ doing: { state: 'busy', verb } });
    const code = await act();
    const after = $state.get();
    if (after.step !== 'shown' || after.doing.state !== 'busy') return;
    set({ doing: code === undefined ? { state: 'idle' } : { state: 'failed', verb, code } });
  }

  return {
    $state,
    start() {
      session.$state.subscribe(follow);
      session.load();
    },
    async retry() {
      $state.set({ step: 'loading' });
      await session.refresh();
      if (session.$state.get().state === 'user') await read();
    },
    manage: () =>
      perform('portal', async () => {
        const answer = await account.portal(locale);
        if (answer.state === 'failed') return answer.code;
        deps.go(answer.data.url);
        return undefined;
      }),
    takeAlong: () =>
      perform('export', async () => {
        const answer = await account.everything();
        if (answer.state === 'failed') return answer.code;
        deps.save('valea.json', JSON.stringify(answer.data, null, 2));
        return undefined;
      }),
    withdrawHealthConsent: () =>
      perform('health', async () => {
        const answer = await health.withdraw();
        if (answer.state === 'failed') return answer.code;
        await read();
        set({ doing: { state: 'done', verb: 'health' } });
        return undefined;
      }),
    showReceipt: (order) =>
      perform('receipt', async () => {
        const answer = await account.receipt(order);
        if (answer.state === 'failed') return answer.code;
        set({ receipt: { order, shown: answer.data } });
        return undefined;
      }),
    hideReceipt() {
      set({ receipt: undefined });
    },
    keepReceipt() {
      const state = $state.get();
      if (state.step !== 'shown' || !state.receipt) return;
      const { file } = state.receipt.shown;
      deps.save(file.name, file.text);
    },
    leave: () =>
      perform('leave', async () => {
        const answer = await account.remove();
        if (answer.state === 'failed') return answer.code;
        isLeaving = true;
        $state.set({ step: 'gone', signIn: answer.data.signIn });
        await deps.forget();
        return undefined;
      }),
    signInAgain: deps.signInAgain,
    signOut: () => session.signOut(),
  };
}

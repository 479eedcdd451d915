import { atom, type ReadableAtom } from 'nanostores';
import type { CallErrorCode } from '#domain/error-codes.ts';
import type { Answer } from './call.ts';
import type { Session, SessionState } from './session.ts';

/** The state of a page with a member's own data. */
export type MemberPageState<Data> =
  | { step: 'loading' }
  | { step: 'redirecting'; to: string }
  /** Within this page, as leaving it would lose the session. */
  | { step: 'sign-in' }
  | { step: 'unreachable'; code: CallErrorCode }
  /** A final refusal: trying again would not help. */
  | { step: 'refused'; code: CallErrorCode }
  /** `offline`: saved on this device by an earlier visit. */
  | { step: 'shown'; data: Data; offline: boolean };

export interface MemberPageDeps<Data> {
  session: Pick<Session, '$state' | 'load' | 'refresh'>;
  ask: () => Promise<Answer<Data>>;
  refusals: readonly CallErrorCode[];
  /** The copy on this device, if the page works offline. */
  kept?: () => Promise<Data | undefined>;
  online: () => boolean;
  loginPath: string;
  /** Opens the sign-in within this page if leaving it would lose the session; returns whether it did. */
  signInHere: () => boolean;
  wait: (milliseconds: number) => Promise<void>;
  go: (path: string) => void;
}

export interface MemberPage<Data> {
  $state: ReadableAtom<MemberPageState<Data>>;
  start: () => void;
  retry: () => void;
  /** Reloads in the background; on failure the page stays as it is. */
  refresh: () => Promise<void>;
}

/** Skeletons end after ten seconds, including painting. */
const skeletonMs = 9_500;

/** Follows the session, and loads the page's data once a member is signed in. */
export function createMemberPage<Data>(deps: MemberPageDeps<Data>): MemberPage<Data> {
  const { session } = deps;
  const $state = atom<MemberPageState<Data>>({ step: 'loading' });
  /** Answers to older requests are dropped. */
  let turn = 0;

  function begin(): (state: MemberPageState<Data>) => void {
    const mine = (turn += 1);
    return (state) => {
      if (mine === turn) $state.set(state);
    };
  }

  /** Ends the skeleton in any case. A late answer still counts. */
  function showSkeleton() {
    const show = begin();
    show({ step: 'loading' });
    const mine = turn;
    void deps.wait(skeletonMs).then(() => {
      if (mine === turn && $state.get().step === 'loading') {
        $state.set({ step: 'unreachable', code: 'request_timeout' });
      }
    });
  }

  /** Falls back to the copy on this device; fails if there is none. */
  async function fallBack(show: (state: MemberPageState<Data>) => void, code: CallErrorCode) {
    const data = await deps.kept?.();
    show(data === undefined ? { step: 'unreachable', code } : { step: 'shown', data, offline: true });
  }

  async function look() {
    const show = begin();
    const answer = await deps.ask();
    if (answer.state === 'ok') show({ step: 'shown', data: answer.data, offline: false });
    else if (deps.refusals.includes(answer.code)) show({ step: 'refused', code: answer.code });
    else await fallBack(show, answer.code);
  }

  function leave() {
    if (deps.signInHere()) begin()({ step: 'sign-in' });
    else {
      begin()({ step: 'redirecting', to: deps.loginPath });
      deps.go(deps.loginPath);
    }
  }

  function follow(known: SessionState) {
    const { step } = $state.get();
    const isWaiting = step === 'loading' || step === 'unreachable' || step === 'sign-in';
    if (!isWaiting || known.state === 'loading') return;
    if (known.state === 'member') void look();
    else if (known.state === 'unreachable') void fallBack(begin(), known.code);
    // Offline there is no token: no reason to send a member to the login page.
    else if (!deps.online()) void fallBack(begin(), 'unreachable');
    else if (!known.isLeaving) leave();
  }

  return {
    $state,
    start() {
      showSkeleton();
      session.$state.subscribe(follow);
      session.load();
    },
    retry() {
      showSkeleton();
      if (session.$state.get().state === 'member') void look();
      else void session.refresh();
    },
    async refresh() {
      if ($state.get().step !== 'shown' || session.$state.get().state !== 'member') return;
      const show = begin();
      const answer = await deps.ask();
      if (answer.state === 'ok') show({ step: 'shown', data: answer.data, offline: false });
    },
  };
}

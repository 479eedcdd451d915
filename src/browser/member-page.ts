import { atom, type ReadableAtom } from 'nanostores';
import type { CallErrorCode } from '#domain/error-codes.ts';
import type { Answer } from './call.ts';
import type { Session, SessionState } from './session.ts';

/** What a page shows that is a member's own: what was asked for, or why it cannot be shown. */
export type MemberPageState<Data> =
  | { step: 'loading' }
  /** Signing in comes first. */
  | { step: 'redirecting'; to: string }
  /** Signing in happens within this page, because leaving it would lose the session. */
  | { step: 'sign-in' }
  | { step: 'unreachable'; code: CallErrorCode }
  /** Asked and told no: trying again would not help. */
  | { step: 'refused'; code: CallErrorCode }
  /** `offline`: kept on this device from an earlier visit. */
  | { step: 'shown'; data: Data; offline: boolean };

export interface MemberPageDeps<Data> {
  session: Pick<Session, '$state' | 'load' | 'refresh'>;
  /** Asks for what the page shows. */
  ask: () => Promise<Answer<Data>>;
  /** The answers that are final. */
  refusals: readonly CallErrorCode[];
  /** What an earlier visit has left on this device, where the page can do without a connection. */
  kept?: () => Promise<Data | undefined>;
  online: () => boolean;
  loginPath: string;
  /** Opens the sign-in within this page where leaving it would lose the session; says whether it did. */
  signInHere: () => boolean;
  wait: (milliseconds: number) => Promise<void>;
  go: (path: string) => void;
}

export interface MemberPage<Data> {
  $state: ReadableAtom<MemberPageState<Data>>;
  start: () => void;
  /** Asks once more, at the member's request. */
  retry: () => void;
  /** Asks once more behind what is shown, which stays where that fails. */
  refresh: () => Promise<void>;
}

/** A skeleton may stand for ten seconds; a little of that goes into painting. */
const skeletonMs = 9_500;

/** Follows the session of a page that shows somebody's own, and asks for that once it is known who it is. */
export function createMemberPage<Data>(deps: MemberPageDeps<Data>): MemberPage<Data> {
  const { session } = deps;
  const $state = atom<MemberPageState<Data>>({ step: 'loading' });
  /** The latest request wins; an older one's answer is dropped. */
  let turn = 0;

  function begin(): (state: MemberPageState<Data>) => void {
    const mine = (turn += 1);
    return (state) => {
      if (mine === turn) $state.set(state);
    };
  }

  /** Whatever hangs, the skeleton ends. An answer that comes later still counts. */
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
    // Without a connection there is no token to be had: no reason to send a member to the login page.
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

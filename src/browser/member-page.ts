import { atom, type ReadableAtom } from 'nanostores';
import type { CallErrorCode } from '#domain/errors/error-codes.ts';
import type { CallCode } from '#site/api/endpoint.ts';
import type { Answer } from './call.ts';
import { environment } from './environment.ts';
import { latest } from './latest.ts';
import { signInHereIfStorageBlocked } from './page-sign-in.ts';
import { withCampaign } from './page-via.ts';
import type { SessionState } from './session.ts';
import { endSkeleton } from './skeleton.ts';

/** The state of a page with a member's own data. */
export type MemberPageState<Data, Code extends CallErrorCode> =
  | { step: 'loading' }
  | { step: 'redirecting' }
  /** Within this page, as leaving it would lose the session. */
  | { step: 'sign-in' }
  | { step: 'unreachable'; code: Code | CallCode }
  /** A final refusal: trying again would not help. */
  | { step: 'refused'; code: Code }
  /** `offline`: saved on this device by an earlier visit. */
  | { step: 'shown'; data: Data; offline: boolean };

interface Page<Data, Code extends CallErrorCode> {
  /** `show` shows data before the answer; returns whether that is still wanted. */
  ask: (show: (data: Data) => boolean) => Promise<Answer<Data, Code>>;
  loginPath: string;
  refusals?: readonly CallErrorCode[];
  /** The page has a sign-in within it, for visitors who would lose their session by leaving. */
  signsInHere?: boolean;
  /** The copy on this device, if the page works offline. */
  kept?: () => Promise<Data | undefined>;
}

export interface MemberPage<Data, Code extends CallErrorCode> {
  $state: ReadableAtom<MemberPageState<Data, Code>>;
  start: () => void;
  /** Stops following the session. */
  end: () => void;
  retry: () => void;
  /** Reloads in the background; on failure the page stays as it is. */
  refresh: () => Promise<void>;
  /** Shows changed data without asking for it. */
  update: (data: Data) => void;
}

/** Follows the session, and loads the page's data once a member is signed in. */
export function createMemberPage<Data, Code extends CallErrorCode>({
  ask,
  loginPath,
  refusals = [],
  signsInHere = false,
  kept,
}: Page<Data, Code>): MemberPage<Data, Code> {
  type State = MemberPageState<Data, Code>;
  const { session } = environment;
  const $state = atom<State>({ step: 'loading' });
  const requests = latest();
  let unfollow: (() => void) | undefined;

  function begin(): (state: State) => boolean {
    const isLatest = requests.begin();
    return (state) => {
      if (isLatest()) $state.set(state);
      return isLatest();
    };
  }

  /** Ends the skeleton in any case. A late answer still counts. */
  function showSkeleton() {
    begin()({ step: 'loading' });
    const isLatest = requests.current();
    endSkeleton(
      () => isLatest() && $state.get().step === 'loading',
      () => {
        $state.set({ step: 'unreachable', code: 'request_timeout' });
      },
    );
  }

  /** Falls back to the copy on this device; fails if there is none. */
  async function fallBack(show: (state: State) => unknown, code: Code | CallCode) {
    const data = await kept?.();
    show(data === undefined ? { step: 'unreachable', code } : { step: 'shown', data, offline: true });
  }

  async function look() {
    const show = begin();
    const shown = (data: Data) => show({ step: 'shown', data, offline: false });
    const answer = await ask(shown);
    if (answer.state === 'ok') shown(answer.data);
    else if (refusals.includes(answer.code)) show({ step: 'refused', code: answer.code });
    else await fallBack(show, answer.code);
  }

  function leave() {
    if (signsInHere && signInHereIfStorageBlocked()) begin()({ step: 'sign-in' });
    else {
      begin()({ step: 'redirecting' });
      location.replace(withCampaign(loginPath));
    }
  }

  function follow(known: SessionState) {
    const { step } = $state.get();
    const isWaiting = step === 'loading' || step === 'unreachable' || step === 'sign-in';
    if (known.state === 'visitor') {
      // Signing out navigates elsewhere; until then no personal data is shown.
      if (known.isLeaving) begin()({ step: 'redirecting' });
      // Offline there is no token: no reason to send a member to the login page.
      else if (!navigator.onLine) {
        if (isWaiting) void fallBack(begin(), 'unreachable');
      }
      // What works offline stays as it is, too.
      else if (isWaiting || (step === 'shown' && !kept)) leave();
    } else if (isWaiting && known.state !== 'loading') {
      // Our own data may load even if the data API fails.
      if (known.state === 'unreachable' && known.code === 'unreachable') void fallBack(begin(), known.code);
      else void look();
    }
  }

  return {
    $state,
    start() {
      showSkeleton();
      unfollow = session.$state.subscribe(follow);
      session.load();
    },
    end() {
      unfollow?.();
    },
    retry() {
      showSkeleton();
      if (session.$state.get().state === 'member') void look();
      else void session.refresh();
    },
    async refresh() {
      const { step } = $state.get();
      const isSettled = step === 'shown' || step === 'unreachable';
      if (!isSettled || session.$state.get().state === 'visitor') return;
      const show = begin();
      const shown = (data: Data) => show({ step: 'shown', data, offline: false });
      const answer = await ask(shown);
      if (answer.state === 'ok') shown(answer.data);
    },
    update(data) {
      begin()({ step: 'shown', data, offline: false });
    },
  };
}

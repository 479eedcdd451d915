import { atom, type ReadableAtom } from 'nanostores';
import type { CallErrorCode } from '#domain/error-codes.ts';
import { isEmail } from '#domain/email.ts';
import type { AccessLevel } from '#domain/access.ts';
import type { MembersClient } from '#site/clients/members/members.ts';
import type { Session, SessionState, User } from '#site/stores/session.ts';

export type ReceiptEmailState =
  | { step: 'checking' }
  | { step: 'asking'; typed: string; busy: boolean; problem?: CallErrorCode }
  | { step: 'unreachable'; code: CallErrorCode }
  | { step: 'leaving'; to: string };

export interface ReceiptEmailDeps {
  session: Pick<Session, '$state' | 'load' | 'refresh'>;
  members: Pick<MembersClient, 'updateUser'>;
  hasConfirmed: () => boolean;
  /** What the course gives access to: whoever has that needs no second one. */
  level: AccessLevel;
  paths: { requirements: string; login: string; order: string; account: string };
  go: (path: string) => void;
}

export interface ReceiptEmail {
  $state: ReadableAtom<ReceiptEmailState>;
  start: () => void;
  type: (typed: string) => void;
  submit: () => Promise<void>;
  retry: () => void;
}

/** Asks for an e-mail address where none is known, and otherwise leads to the first step that is missing. */
export function createReceiptEmail(deps: ReceiptEmailDeps): ReceiptEmail {
  const { session, members, paths } = deps;
  const $state = atom<ReceiptEmailState>({ step: 'checking' });
  let user: User | undefined;
  /** What was typed outlives a session that has to be looked for again. */
  let typed = '';

  function leave(to: string) {
    $state.set({ step: 'leaving', to });
    deps.go(to);
  }

  function meet(known: User) {
    user = known;
    if (known.access.includes(deps.level)) leave(paths.account);
    else if (!deps.hasConfirmed()) leave(paths.requirements);
    else if (known.email) leave(paths.order);
    else $state.set({ step: 'asking', typed, busy: false });
  }

  function follow(state: SessionState) {
    if ($state.get().step === 'leaving') return;
    switch (state.state) {
      case 'loading':
        return;
      case 'user':
        meet(state.user);
        return;
      case 'unreachable':
        $state.set({ step: 'unreachable', code: state.code });
        return;
      case 'nobody':
        leave(paths.login);
    }
  }

  return {
    $state,
    start() {
      session.load();
      session.$state.subscribe(follow);
    },
    type(text) {
      typed = text;
      const state = $state.get();
      if (state.step === 'asking') $state.set({ step: 'asking', typed, busy: state.busy });
    },
    async submit() {
      const state = $state.get();
      if (state.step !== 'asking' || state.busy || !user) return;
      const email = typed.trim();
      if (!isEmail(email)) {
        $state.set({ ...state, problem: 'email_invalid' });
        return;
      }
      $state.set({ step: 'asking', typed, busy: true });
      const answer = await members.updateUser(user.id, email);
      if (answer.state === 'ok') {
        leave(paths.order);
        return;
      }
      if (answer.code === 'unauthenticated' || answer.code === 'token_refused') await session.refresh();
      if ($state.get().step === 'asking')
        $state.set({ step: 'asking', typed, busy: false, problem: answer.code });
    },
    retry: () => void session.refresh(),
  };
}

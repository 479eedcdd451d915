import { atom, type ReadableAtom } from 'nanostores';
import type { CallErrorCode } from '#domain/error-codes.ts';
import { isEmail } from '#domain/email.ts';
import type { AccessLevel } from '#domain/access.ts';
import type { MembersClient } from '#site/browser/members/members.ts';
import type { Session, SessionState, Member } from '#site/browser/session.ts';

type ContactEmailState =
  | { step: 'checking' }
  | { step: 'asking'; typed: string; busy: boolean; problem?: CallErrorCode }
  | { step: 'unreachable'; code: CallErrorCode }
  | { step: 'leaving'; to: string };

interface ContactEmailDeps {
  session: Pick<Session, '$state' | 'load' | 'refresh'>;
  members: Pick<MembersClient, 'updateUser'>;
  hasConfirmed: () => boolean;
  /** What the course gives access to: whoever has it already is not sold a second one. */
  level: AccessLevel;
  paths: { requirements: string; login: string; order: string; account: string };
  go: (path: string) => void;
}

interface ContactEmail {
  $state: ReadableAtom<ContactEmailState>;
  start: () => void;
  type: (typed: string) => void;
  submit: () => Promise<void>;
  retry: () => void;
}

/** Asks for a contact e-mail where no address is known, and otherwise leads to the first step that is missing. */
export function createContactEmail(deps: ContactEmailDeps): ContactEmail {
  const { session, members, paths } = deps;
  const $state = atom<ContactEmailState>({ step: 'checking' });
  let member: Member | undefined;
  /** What was typed survives a session that has to be found out again. */
  let typed = '';

  function leave(to: string) {
    $state.set({ step: 'leaving', to });
    deps.go(to);
  }

  function meet(known: Member) {
    member = known;
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
      case 'member':
        meet(state.member);
        return;
      case 'unreachable':
        $state.set({ step: 'unreachable', code: state.code });
        return;
      case 'visitor':
        // A sign-out leads elsewhere by itself; what was filled in is gone from the page at once.
        if (state.isLeaving) $state.set({ step: 'leaving', to: paths.login });
        else leave(paths.login);
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
      if (state.step !== 'asking' || state.busy || !member) return;
      const email = typed.trim();
      if (!isEmail(email)) {
        $state.set({ ...state, problem: 'email_invalid' });
        return;
      }
      $state.set({ step: 'asking', typed, busy: true });
      const answer = await members.updateUser(member.id, email);
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

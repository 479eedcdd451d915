import { atom } from 'nanostores';
import { isMailable } from '#domain/mail/email.ts';
import { environment } from '#site/browser/environment.ts';
import { members } from '#site/browser/member-call.ts';
import { withGreeting } from '#site/browser/page-greeting.ts';
import { withCampaign } from '#site/browser/page-via.ts';
import type { SessionState, Member } from '#site/browser/session.ts';
import { hasConfirmed } from '../booking.ts';
import type { ContactEmailCode, ContactEmailWords } from './texts.ts';

type ContactEmailState =
  | { step: 'checking' }
  | { step: 'asking'; typed: string; busy: boolean; problem?: ContactEmailCode }
  | { step: 'unreachable'; code: ContactEmailCode }
  | { step: 'leaving'; to: string };

/** Asks for a contact e-mail if no address is known; otherwise redirects to the first missing step. */
export function createContactEmail({
  course,
  level,
  paths,
}: Pick<ContactEmailWords, 'course' | 'level' | 'paths'>) {
  const { session } = environment;
  const $state = atom<ContactEmailState>({ step: 'checking' });
  let member: Member | undefined;
  /** Input survives while the session is loaded again. */
  let typed = '';

  function leave(to: string) {
    $state.set({ step: 'leaving', to });
    const isPassedThrough = to === paths.order || to === paths.account;
    location.replace(withCampaign(isPassedThrough ? withGreeting(to) : to));
  }

  function meet(known: Member) {
    member = known;
    // Members who already have the course are not sold a second one.
    if (known.access.includes(level)) leave(paths.account);
    else if (!hasConfirmed(course)) leave(paths.requirements);
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
        // Signing out navigates elsewhere; the input is removed from the page at once.
        if (state.isLeaving) $state.set({ step: 'leaving', to: paths.login });
        else leave(paths.login);
    }
  }

  return {
    $state,
    start: () => {
      session.load();
      session.$state.subscribe(follow);
    },
    type: (text: string) => {
      typed = text;
      const state = $state.get();
      if (state.step === 'asking') $state.set({ step: 'asking', typed, busy: state.busy });
    },
    submit: async () => {
      const state = $state.get();
      if (state.step !== 'asking' || state.busy || !member) return;
      const email = typed.trim();
      if (!isMailable(email)) {
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

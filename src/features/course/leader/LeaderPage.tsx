import { useState } from 'react';
import { readParticipants } from '#site/api/course-leader.ts';
import { createMemberPage } from '#site/browser/member-page.ts';
import { call } from '#site/browser/member-call.ts';
import { MemberPageFallback, useMemberPage } from '#site/shell/MemberPage.tsx';
import { Desk } from './Desk.tsx';
import { SecondFactor } from './SecondFactor.tsx';
import { login, signInToDeskAgain } from './desk-sign-in.ts';
import type { LeaderTexts } from './texts.ts';
import '#site/ui/button.css';
import '#site/ui/surface.css';
import '#site/features/course/messages/messages.css';
import './leader.css';

interface Props {
  texts: LeaderTexts;
}

const readDesk = call(readParticipants);

const openPage = () =>
  createMemberPage({
    ask: () => readDesk(),
    refusals: ['not_found', 'second_factor_missing', 'second_factor_absent'],
    loginPath: login,
    signsInHere: true,
  });

/** The course leader's page after signing in. */
export function LeaderPage({ texts }: Props) {
  const [page] = useState(openPage);
  const state = useMemberPage(page);
  if (state.step === 'refused' && state.code === 'second_factor_missing')
    return (
      <div className="surface">
        <p>{texts.errors[state.code]}</p>
        <p>
          <button type="button" className="button primary" onClick={() => void signInToDeskAgain()}>
            {texts.signInAgain}
          </button>
        </p>
      </div>
    );
  if (state.step === 'refused' && state.code === 'second_factor_absent')
    return <SecondFactor texts={texts} onEnrolled={page.retry} />;
  if (state.step === 'refused') return <p className="surface">{texts.others}</p>;
  if (state.step === 'shown') return <Desk texts={texts} participants={state.data.participants} />;
  return <MemberPageFallback texts={texts} state={state} retry={page.retry} />;
}

import { useRef, useState } from 'react';
import { readParticipants } from '#site/api/course-leader.ts';
import { createMemberPage } from '#site/browser/member-page.ts';
import { call } from '#site/browser/member-call.ts';
import { MemberPageFallback, useMemberPage } from '#site/shell/MemberPage.tsx';
import { Desk } from './Desk.tsx';
import { SecondFactor } from './SecondFactor.tsx';
import { login, signInToDeskAgain } from './desk-sign-in.ts';
import type { LeaderTexts } from './texts.ts';

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
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {texts.title}
      </h1>
      <Content
        texts={texts}
        state={state}
        retry={page.retry}
        onEnrolled={() => {
          // The form that had the focus is replaced by the desk.
          heading.current?.focus();
          page.retry();
        }}
      />
    </>
  );
}

interface ContentProps extends Props {
  state: ReturnType<ReturnType<typeof openPage>['$state']['get']>;
  retry: () => void;
  onEnrolled: () => void;
}

function Content({ texts, state, retry, onEnrolled }: ContentProps) {
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
    return <SecondFactor texts={texts} onEnrolled={onEnrolled} />;
  if (state.step === 'refused') return <p className="surface">{texts.others}</p>;
  if (state.step === 'shown') return <Desk texts={texts} participants={state.data.participants} />;
  return <MemberPageFallback texts={texts} state={state} retry={retry} />;
}

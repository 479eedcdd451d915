import { useState } from 'react';
import type { CallErrorCode } from '#domain/error-codes.ts';
import { loginPath } from '#i18n/login-path.ts';
import { readParticipants } from '#site/api/course-leader.ts';
import { createMemberPage } from '#site/browser/member-page.ts';
import { memberPageDeps } from '#site/browser/page-member-page.ts';
import { call } from '#site/browser/page-session.ts';
import { BeforeShown, useMemberPage } from '#site/shell/MemberPage.tsx';
import { Desk } from './Desk.tsx';
import { texts } from './texts.ts';

interface Props {
  errors: Record<CallErrorCode, string>;
}

const openPage = () =>
  createMemberPage({
    ...memberPageDeps,
    ask: call(readParticipants),
    refusals: ['not_found'],
    loginPath: loginPath('de', { next: '/de/kursleitung' }),
  });

/** The course leader's page: her desk, once she has signed in. */
export function Door({ errors }: Props) {
  const [page] = useState(openPage);
  const state = useMemberPage(page);
  if (state.step === 'refused') return <p className="surface">{texts.others}</p>;
  if (state.step === 'shown') return <Desk participants={state.data.participants} errors={errors} />;
  return <BeforeShown texts={{ ...texts, errors }} state={state} retry={page.retry} />;
}

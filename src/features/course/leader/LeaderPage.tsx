import { readParticipants } from '#site/api/course-leader.ts';
import { call } from '#site/browser/member-call.ts';
import { courseLeaderPath } from '#i18n/routes.ts';
import { StaffPage } from '#site/features/staff/StaffPage.tsx';
import { Desk } from './Desk.tsx';
import type { LeaderTexts } from './texts.ts';

const readDesk = call(readParticipants);

/** The course leader's page after signing in. */
export const LeaderPage = ({ texts }: { texts: LeaderTexts }) => (
  <StaffPage texts={texts} path={courseLeaderPath} ask={() => readDesk()}>
    {({ participants }) => <Desk texts={texts} participants={participants} />}
  </StaffPage>
);

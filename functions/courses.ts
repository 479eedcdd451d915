import { createCertificates } from './course/certificates.ts';
import { createCourseMails } from './course/course-mails.ts';
import { createLeaderDesk } from './course/leader-desk.ts';
import { createCourseMessages } from './course/messages.ts';
import { createBookings, createParticipations, openModule, type Bookings } from './course/participation.ts';
import { createProgress } from './course/progress.ts';
import { createStoredFileLinks, type MayHear } from './course/stored-files.ts';
import { replicaOf, type Database } from './database/open.ts';
import { courseMail } from './database/tables/mails.ts';
import { courseAnswerQueue, courseQuestionQueue, queueMails } from './mails/mail-queue.ts';
import { randomToken } from './random-token.ts';
import type { StoredFiles } from './ports/stored-files.ts';
import type { Run } from './shop.ts';

export function createCourses(
  {
    db,
    bookings,
    files,
    site,
  }: { db: Database; bookings: Bookings; files: StoredFiles | undefined; site: string },
  { now = () => new Date(), ...run }: Run,
) {
  const participations = createParticipations(bookings, now);
  const mayHear: MayHear = async (userId, course, slug) => {
    const opened = openModule(await participations.participationOf(userId, course), slug);
    return 'station' in opened ? 'yes' : opened.code;
  };
  return {
    participations,
    progress: createProgress(db, now),
    // Storage checks expiry by its own clock, so links use the real time even where a test has set another.
    storedFileLink: createStoredFileLinks({ ...run, files, mayHear, now: () => new Date() }),
    courseMessages: createCourseMessages(db, {
      participations: participations.participations,
      queueMail: courseQuestionQueue(db),
      now,
    }),
    leaderDesk: createLeaderDesk(db, { queueMail: courseAnswerQueue(db), now }),
    certificates: createCertificates(db, now),
    courseMails: createCourseMails({
      ...{ db, participations, newToken: randomToken, site, now },
      recentParticipations: () => createParticipations(createBookings(replicaOf(db)), now),
      queue: (list, at) =>
        queueMails(
          db,
          list.map(({ kind, about }) => ({ kind: courseMail(kind), about })),
          at,
        ),
    }),
  };
}

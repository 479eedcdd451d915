import { loginPath } from '#i18n/login-path.ts';
import {
  answerParticipant,
  bookContact,
  markParticipant,
  readParticipant,
  readParticipants,
  type ParticipantView,
} from '#site/api/course-leader.ts';
import { randomId } from '#site/browser/ids.ts';
import { call, loadIdentity, signInAgain } from '#site/browser/page-session.ts';
import { createDesk } from './desk.store.ts';
import { createSecondFactor } from './second-factor.store.ts';

export const login = loginPath('de', { next: '/de/kursleitung' });

export const signInToDeskAgain = () => signInAgain(login);

export const openSecondFactor = () => createSecondFactor(loadIdentity);

export const openDesk = (participants: readonly ParticipantView[]) =>
  createDesk(participants, {
    api: {
      list: call(readParticipants),
      read: call(readParticipant),
      answer: call(answerParticipant),
      mark: call(markParticipant),
      book: call(bookContact),
    },
    newId: randomId,
    now: () => new Date(),
  });

import {
  answerParticipant,
  bookContact,
  markParticipant,
  readParticipant,
  readParticipants,
  type ParticipantView,
} from '#site/api/course-leader.ts';
import { randomId } from '#site/browser/ids.ts';
import { call } from '#site/browser/member-call.ts';
import { createDesk } from './desk.store.ts';

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

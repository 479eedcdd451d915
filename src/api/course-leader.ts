import type { ContactKind } from '#domain/course/contact.ts';
import type { CourseKey } from '#domain/shop/catalogue.ts';
import type { MessageView } from './course-messages.ts';
import { get, has, post } from './endpoint.ts';

/** A participant of a course. Instants are ISO 8601. */
export interface ParticipantView {
  /** The id of the order. */
  participation: string;
  course: CourseKey;
  name: string | null;
  email: string | null;
  booked: string;
  ends: string;
  state: 'running' | 'ended' | 'closed';
  /** When the oldest unanswered message was sent, or a certificate was requested in another's name. */
  waitingSince: string | null;
  waiting: number;
  /** The first incomplete module, or the last one. */
  module: number;
  /** Of contact, after corrections. */
  minutes: number;
}

interface ParticipantsView {
  /** Longest waiting first, then those with missing minutes, by the end of their course. */
  participants: ParticipantView[];
}

/** An entry of the ledger of minutes. */
export interface ContactView {
  number: number;
  kind: ContactKind;
  minutes: number;
  day: string;
  /** The entry that it reverses. */
  corrects: number | null;
}

/** A request for a certificate in a name that looks like a different person's. */
interface NameView {
  booked: string;
  name: string;
  birthday: string;
  asked: string;
}

export interface DeskView extends ParticipantView {
  /** Waits for the leader's decision. */
  nameAsked: NameView | null;
  messages: MessageView[];
  contact: ContactView[];
}

export const readParticipants = get('/api/course-leader', {
  codes: ['not_found', 'second_factor_missing', 'second_factor_absent'],
  isAnswer: has<ParticipantsView>({ participants: 'list' }),
});

const isDesk = has<DeskView>({ contact: 'list' });

export const readParticipant = get('/api/course-leader/:participation', {
  codes: ['not_found', 'second_factor_missing', 'second_factor_absent'],
  isAnswer: isDesk,
});

export const answerParticipant = post('/api/course-leader/:participation/answers', {
  codes: ['not_found', 'second_factor_missing', 'second_factor_absent', 'messages_withdrawn'],
  isAnswer: isDesk,
});

export const markParticipant = post('/api/course-leader/:participation/seen', {
  codes: ['not_found', 'second_factor_missing', 'second_factor_absent'],
});

export const bookContact = post('/api/course-leader/:participation/contact', {
  codes: ['not_found', 'second_factor_missing', 'second_factor_absent'],
  isAnswer: isDesk,
});

/** Decides the request for a certificate in another name that the leader saw. The buyer is mailed. */
export const decideName = post('/api/course-leader/:participation/name', {
  codes: ['not_found', 'second_factor_missing', 'second_factor_absent'],
  isAnswer: isDesk,
});

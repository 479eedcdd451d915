import type { ContactKind } from '#domain/course/contact.ts';
import type { CourseKey } from '#domain/shop/catalogue.ts';
import type { MessageView } from './course-messages.ts';
import { isNothing, isObject, type Endpoint } from './endpoint.ts';

/**
 * The course leader's endpoints. For everybody else they are not there: the same answer as from an address that never
 * was, whoever asks and by whichever method.
 */
const desk = '/api/course-leader';

export const isLeadersPath = (path: string) => path === desk || path.startsWith(`${desk}/`);

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
  /** When the oldest unanswered message was written. */
  waitingSince: string | null;
  waiting: number;
  /** The first incomplete module, or the last one. */
  module: number;
  /** Of contact, after corrections. */
  minutes: number;
}

interface ParticipantsView {
  /** Longest waiting first, then those who lack minutes, by the end of their course. */
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

export interface DeskView extends ParticipantView {
  messages: MessageView[];
  contact: ContactView[];
}

export const readParticipants = {
  method: 'GET',
  path: '/api/course-leader',
  signIn: 'required',
  codes: ['not_found', 'second_factor_missing'],
  isAnswer: (value): value is ParticipantsView => isObject(value) && Array.isArray(value['participants']),
} as const satisfies Endpoint<ParticipantsView>;

const isDesk = (value: unknown): value is DeskView => isObject(value) && Array.isArray(value['contact']);

export const readParticipant = {
  method: 'GET',
  path: '/api/course-leader/:participation',
  signIn: 'required',
  codes: ['not_found', 'second_factor_missing'],
  isAnswer: isDesk,
} as const satisfies Endpoint<DeskView>;

export const answerParticipant = {
  method: 'POST',
  path: '/api/course-leader/:participation/answers',
  signIn: 'required',
  codes: ['not_found', 'second_factor_missing', 'messages_withdrawn'],
  isAnswer: isDesk,
} as const satisfies Endpoint<DeskView>;

export const markParticipant = {
  method: 'POST',
  path: '/api/course-leader/:participation/seen',
  signIn: 'required',
  codes: ['not_found', 'second_factor_missing'],
  isAnswer: isNothing,
} as const satisfies Endpoint<undefined>;

export const bookContact = {
  method: 'POST',
  path: '/api/course-leader/:participation/contact',
  signIn: 'required',
  codes: ['not_found', 'second_factor_missing'],
  isAnswer: isDesk,
} as const satisfies Endpoint<DeskView>;

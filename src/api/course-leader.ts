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

/** Somebody who takes a course. Instants are ISO 8601. */
export interface ParticipantView {
  /** Of her order. */
  participation: string;
  course: CourseKey;
  name: string | null;
  email: string | null;
  booked: string;
  ends: string;
  state: 'running' | 'ended' | 'closed';
  /** Since when her oldest message waits for an answer. */
  waitingSince: string | null;
  waiting: number;
  /** The module that she is at: the first that is not complete, or the last. */
  module: number;
  /** Of contact, corrections taken off. */
  minutes: number;
}

interface ParticipantsView {
  /** Who waits longest first; then those who lack minutes, by the end of their course. */
  participants: ParticipantView[];
}

/** An entry of the ledger of minutes. */
export interface ContactView {
  number: number;
  kind: ContactKind;
  minutes: number;
  day: string;
  /** The entry that it takes back. */
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

import type { ContactKind } from '#domain/course/contact.ts';
import type { CourseKey } from '#domain/shop/catalogue.ts';
import type { MessageView } from './course-messages.ts';
import { isNothing, isObject, isText, type Endpoint } from './endpoint.ts';

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
} as const satisfies Endpoint<void, ParticipantsView>;

interface OfParticipation {
  participation: string;
}

const isOf = (value: unknown): value is Readonly<Record<string, unknown>> & OfParticipation =>
  isObject(value) && isText(value['participation'], 40);
const isDesk = (value: unknown): value is DeskView => isObject(value) && Array.isArray(value['contact']);

export const readParticipant = {
  method: 'GET',
  path: '/api/course-leader/:participation',
  signIn: 'required',
  codes: ['not_found', 'second_factor_missing'],
  isRequest: (value): value is OfParticipation => isOf(value),
  isAnswer: isDesk,
} as const satisfies Endpoint<OfParticipation, DeskView>;

interface LeadersAnswer extends OfParticipation {
  /** Random, 32 hexadecimal digits: sent twice, answer and minutes stand once. */
  id: string;
  text: string;
  minutes: number;
  /** The number of the last message that she saw: what came after it still waits. Zero where there was none. */
  upTo: number;
}

export const answerParticipant = {
  method: 'POST',
  path: '/api/course-leader/:participation/answers',
  signIn: 'required',
  codes: ['not_found', 'second_factor_missing', 'messages_withdrawn'],
  isRequest: (value): value is LeadersAnswer => isOf(value) && typeof value['text'] === 'string',
  isAnswer: isDesk,
} as const satisfies Endpoint<LeadersAnswer, DeskView>;

interface SeenByLeader extends OfParticipation {
  upTo: number;
  /** Whether they need no answer; otherwise they are only read. */
  settles: boolean;
}

export const markParticipant = {
  method: 'POST',
  path: '/api/course-leader/:participation/seen',
  signIn: 'required',
  codes: ['not_found', 'second_factor_missing'],
  isRequest: (value): value is SeenByLeader => isOf(value) && typeof value['upTo'] === 'number',
  isAnswer: isNothing,
} as const satisfies Endpoint<SeenByLeader, undefined>;

/** A call, or a counter entry that takes an earlier entry back. */
type BookedContact = OfParticipation & { id: string } & (
    { minutes: number; day: string } | { corrects: number }
  );

export const bookContact = {
  method: 'POST',
  path: '/api/course-leader/:participation/contact',
  signIn: 'required',
  codes: ['not_found', 'second_factor_missing'],
  isRequest: (value): value is BookedContact => isOf(value) && isText(value['id'], 32),
  isAnswer: isDesk,
} as const satisfies Endpoint<BookedContact, DeskView>;

import type { Writer } from '#domain/course/contact.ts';
import type { CourseKey } from '#domain/shop/catalogue.ts';
import { isNothing, isObject, type Endpoint } from './endpoint.ts';

/** A message as both of them see it. Instants are ISO 8601. */
export interface MessageView {
  /** Their order. */
  number: number;
  /** Made where it was written. */
  id: string;
  from: Writer;
  text: string;
  written: string;
  /** Whether the other one has seen it. */
  isRead: boolean;
}

export interface ConversationView {
  course: CourseKey;
  /** Not once the course is over or closed; what was written stays readable. */
  mayWrite: boolean;
  messages: MessageView[];
  /** Of contact, as the leader booked them. */
  minutes: number;
}

/** Everything that a participant and her course leader wrote to each other, a conversation for each of her courses. */
export interface ConversationsView {
  conversations: ConversationView[];
  /** Whether she has ticked the words of consent as they stand today. */
  hasConsented: boolean;
}

export const readCourseMessages = {
  method: 'GET',
  path: '/api/course-messages',
  signIn: 'required',
  codes: [],
  isAnswer: (value): value is ConversationsView =>
    isObject(value) && Array.isArray(value['conversations']) && typeof value['hasConsented'] === 'boolean',
} as const satisfies Endpoint<ConversationsView>;

export const writeCourseMessage = {
  method: 'POST',
  path: '/api/course-messages',
  signIn: 'required',
  codes: ['not_found', 'messages_waiting', 'message_consent_missing'],
  isAnswer: (value): value is MessageView => isObject(value) && typeof value['number'] === 'number',
} as const satisfies Endpoint<MessageView>;

/** The leader's messages have been read. */
export const seeCourseMessages = {
  method: 'POST',
  path: '/api/course-messages/seen',
  signIn: 'required',
  codes: [],
  isAnswer: isNothing,
} as const satisfies Endpoint<undefined>;

/** Deletes every message of hers and to her, and withdraws the consent with that. The minutes stay: they are a proof. */
export const deleteCourseMessages = {
  method: 'DELETE',
  path: '/api/course-messages',
  signIn: 'required',
  codes: [],
  isAnswer: isNothing,
} as const satisfies Endpoint<undefined>;

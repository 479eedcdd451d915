import type { Writer } from '#domain/course/contact.ts';
import type { CourseKey } from '#domain/shop/catalogue.ts';
import { isNothing, isObject, type Endpoint } from './endpoint.ts';

/** A message as participant and leader see it. Instants are ISO 8601. */
export interface MessageView {
  /** Ascending: the order of the messages. */
  number: number;
  /** Chosen by the sender. */
  id: string;
  from: Writer;
  text: string;
  written: string;
  /** Whether the recipient has seen it. */
  isRead: boolean;
}

interface ConversationView {
  course: CourseKey;
  /** False once the course has ended or is closed; messages stay readable. */
  mayWrite: boolean;
  messages: MessageView[];
  /** Of contact, as booked by the leader. */
  minutes: number;
}

/** All messages between a participant and the course leader, one conversation per course. */
export interface ConversationsView {
  conversations: ConversationView[];
  /** Whether the participant has ticked the current version of the consent. */
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

/** Marks the leader's messages as read. */
export const seeCourseMessages = {
  method: 'POST',
  path: '/api/course-messages/seen',
  signIn: 'required',
  codes: [],
  isAnswer: isNothing,
} as const satisfies Endpoint<undefined>;

/** Deletes all messages from and to the participant, and withdraws the consent. The minutes stay as proof. */
export const deleteCourseMessages = {
  method: 'DELETE',
  path: '/api/course-messages',
  signIn: 'required',
  codes: [],
  isAnswer: isNothing,
} as const satisfies Endpoint<undefined>;

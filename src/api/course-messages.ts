import type { Writer } from '#domain/course/contact.ts';
import type { CourseKey } from '#domain/shop/catalogue.ts';
import { del, get, has, post } from './endpoint.ts';

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

export const readCourseMessages = get('/api/course-messages', {
  isAnswer: has<ConversationsView>({ conversations: 'list', hasConsented: 'boolean' }),
});

export const writeCourseMessage = post('/api/course-messages', {
  codes: ['not_found', 'messages_waiting', 'message_consent_missing'],
  isAnswer: has<MessageView>({ number: 'number' }),
});

/** Marks the leader's messages as read. */
export const seeCourseMessages = post('/api/course-messages/seen');

/** Deletes all messages from and to the participant, and withdraws the consent. The minutes stay as proof. */
export const deleteCourseMessages = del('/api/course-messages');

import { courseKeys, type CourseKey } from '#domain/shop/catalogue.ts';
import type { CallErrorCode } from '#domain/error-codes.ts';
import type { ConversationsView, ConversationView } from '#site/api/course-messages.ts';

export interface Outgoing {
  course: CourseKey;
  id: string;
  text: string;
  hasConsent: boolean;
  state: 'sending' | 'offline' | { failed: CallErrorCode };
}

/** Unsent messages in this tab's storage: they may contain health data, so no longer than the tab is open. */
export interface Unsent {
  text: string;
  outbox: readonly Pick<Outgoing, 'course' | 'id' | 'text' | 'hasConsent'>[];
}

export interface Shown {
  step: 'shown';
  conversations: readonly ConversationView[];
  course: CourseKey;
  hasConsented: boolean;
  text: string;
  isAgreed: boolean;
  problem: 'missing' | 'too_long' | 'consent' | undefined;
  outbox: readonly Outgoing[];
  deleting: 'no' | 'asked' | 'busy' | 'done' | { failed: CallErrorCode };
}

export type MessagesState =
  | { step: 'loading' }
  | { step: 'visitor' }
  | { step: 'unreachable'; code: CallErrorCode }
  /** No course with a course leader was booked. */
  | { step: 'none' }
  | Shown;

export const conversationOf = ({ conversations, course }: Shown) =>
  conversations.find((one) => one.course === course);

/** As the Worker answers; messages that have arrived are no longer waiting. */
export function stateOf(
  { conversations, hasConsented }: ConversationsView,
  before: MessagesState,
  kept: Unsent | undefined,
): Exclude<MessagesState, { step: 'loading' | 'visitor' | 'unreachable' }> {
  const [first] = conversations.toSorted((one, other) => Number(other.mayWrite) - Number(one.mayWrite));
  if (!first) return { step: 'none' };
  const arrived = new Set(conversations.flatMap(({ messages }) => messages.map(({ id }) => id)));
  const waits = ({ id }: { id: string }) => !arrived.has(id);
  if (before.step === 'shown')
    return { ...before, conversations, hasConsented, outbox: before.outbox.filter(waits) };
  const outbox = (kept?.outbox ?? []).filter(waits).map((one) => ({ ...one, state: 'offline' as const }));
  return {
    ...{ step: 'shown', conversations, course: first.course, hasConsented, outbox },
    ...{ text: kept?.text ?? '', isAgreed: false, problem: undefined, deleting: 'no' },
  };
}

export function unsentFrom(value: unknown): Unsent | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { text, outbox } = value as Partial<Record<keyof Unsent, unknown>>;
  if (typeof text !== 'string' || !Array.isArray(outbox)) return undefined;
  const kept = outbox.flatMap((one: unknown) => {
    if (typeof one !== 'object' || one === null) return [];
    const { course, id, text: said, hasConsent } = one as Partial<Record<keyof Outgoing, unknown>>;
    const key = courseKeys.find((known) => known === course);
    return key !== undefined && typeof id === 'string' && typeof said === 'string'
      ? [{ course: key, id, text: said, hasConsent: hasConsent === true }]
      : [];
  });
  return { text, outbox: kept };
}

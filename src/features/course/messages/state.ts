import { isObject } from '#domain/text/json.ts';
import { atom, computed } from 'nanostores';
import { longestMessage, messageConsentVersion, messageText } from '#domain/course/contact.ts';
import { courseKeys, type CourseKey } from '#domain/shop/catalogue.ts';
import type { Locale } from '#domain/text/locales.ts';
import { loginPath } from '#i18n/login-path.ts';
import { pathOf } from '#i18n/routes.ts';
import {
  deleteCourseMessages,
  readCourseMessages,
  seeCourseMessages,
  writeCourseMessage,
  type ConversationsView,
} from '#site/api/course-messages.ts';
import { inTab, storedValue } from '#site/browser/browser-storage.ts';
import { environment } from '#site/browser/environment.ts';
import { randomId } from '#site/browser/ids.ts';
import { call } from '#site/browser/member-call.ts';
import { createMemberPage, type MemberPageState } from '#site/browser/member-page.ts';
import { onReturn } from '#site/browser/wake.ts';
import type { MessagesCode } from './texts.ts';

export interface Outgoing {
  course: CourseKey;
  id: string;
  text: string;
  hasConsent: boolean;
  state: 'sending' | 'offline' | { failed: MessagesCode };
}

/** The participant's current action, besides what the Worker knows. */
interface Own {
  course: CourseKey | undefined;
  text: string;
  isAgreed: boolean;
  problem: 'missing' | 'too_long' | 'consent' | undefined;
  outbox: readonly Outgoing[];
  deleting: 'no' | 'asked' | 'busy' | 'done' | { failed: MessagesCode };
}

export interface Shown extends Own, ConversationsView {
  step: 'shown';
  course: CourseKey;
}

export type MessagesState =
  | Exclude<MemberPageState<unknown, MessagesCode>, { step: 'shown' }>
  /** No course with a course leader was booked. */
  | { step: 'none' }
  | Shown;

/** Unsent messages in this tab's storage: they may contain health data, so no longer than the tab is open. */
interface Unsent {
  text: string;
  outbox: readonly Pick<Outgoing, 'course' | 'id' | 'text' | 'hasConsent'>[];
}

export function unsentFrom(value: unknown): Unsent | undefined {
  if (!isObject(value)) return undefined;
  const { text, outbox } = value;
  if (typeof text !== 'string' || !Array.isArray(outbox)) return undefined;
  const kept = outbox.flatMap((one: unknown) => {
    if (!isObject(one)) return [];
    const { course, id, text: said, hasConsent } = one;
    const key = courseKeys.find((known) => known === course);
    return key !== undefined && typeof id === 'string' && typeof said === 'string'
      ? [{ course: key, id, text: said, hasConsent: hasConsent === true }]
      : [];
  });
  return { text, outbox: kept };
}

const unsent = storedValue(inTab, 'course-messages', unsentFrom);

const readAll = call(readCourseMessages);
const write = call(writeCourseMessage);
const markSeen = call(seeCourseMessages);
const deleteMessages = call(deleteCourseMessages);

/** An open page shows answers without a reload. */
const lookEveryMs = 60_000;

export const conversationOf = ({ conversations, course }: Shown) =>
  conversations.find((one) => one.course === course);

/**
 * The participant's messages to the course leader. Unsent ones wait in this tab until it is online; their ids are
 * made here, so that retries are idempotent.
 */
export function createMessages(locale: Locale) {
  const page = createMemberPage({
    ask: () => readAll(),
    loginPath: loginPath(locale, { next: pathOf('courseMessages', locale) }),
  });
  const $own = atom<Own>({
    course: undefined,
    text: '',
    isAgreed: false,
    problem: undefined,
    outbox: [],
    deleting: 'no',
  });
  const $state = computed([page.$state, $own], (known, own): MessagesState => {
    if (known.step !== 'shown') return known;
    const { conversations } = known.data;
    const first = conversations.find(({ mayWrite }) => mayWrite) ?? conversations[0];
    if (!first) return { step: 'none' };
    return { step: 'shown', ...known.data, ...own, course: own.course ?? first.course };
  });
  const seen = new Set<number>();
  let isFlushing = false;

  function change(part: Partial<Own>) {
    const next = { ...$own.get(), ...part };
    $own.set(next);
    if (!('text' in part || 'outbox' in part)) return;
    if (next.text === '' && next.outbox.length === 0) unsent.remove();
    else unsent.write({ text: next.text, outbox: next.outbox });
  }

  const changeOutgoing = (id: string, state: Outgoing['state']) =>
    change({ outbox: $own.get().outbox.map((one) => (one.id === id ? { ...one, state } : one)) });

  function shown(): Shown | undefined {
    const state = $state.get();
    return state.step === 'shown' ? state : undefined;
  }

  /** Answers count as read once they are visible. */
  async function see() {
    const state = shown();
    if (!state || document.hidden) return;
    const last = conversationOf(state)?.messages.findLast(({ from, isRead }) => from === 'leader' && !isRead);
    if (!last || seen.has(last.number)) return;
    seen.add(last.number);
    const answer = await markSeen({ course: state.course, upTo: last.number });
    if (answer.state === 'failed') seen.delete(last.number);
  }

  async function deliver({ course, id, text, hasConsent }: Outgoing) {
    changeOutgoing(id, 'sending');
    const answer = await write({ course, id, text, ...(hasConsent && { consent: messageConsentVersion }) });
    if (answer.state === 'failed') {
      changeOutgoing(id, answer.code === 'unreachable' ? 'offline' : { failed: answer.code });
      return answer.code;
    }
    const { conversations = [] } = shown() ?? {};
    const withMessage = conversations.map((one) =>
      one.course === course && !one.messages.some((known) => known.id === id)
        ? { ...one, messages: [...one.messages, answer.data] }
        : one,
    );
    // The message leaves the outbox, because it has arrived.
    page.update({ hasConsented: true, conversations: withMessage });
    return undefined;
  }

  async function flush() {
    if (isFlushing) return;
    isFlushing = true;
    while (navigator.onLine) {
      const next = shown()?.outbox.find(({ state }) => state === 'offline');
      if (!next || (await deliver(next)) === 'unreachable') break;
    }
    isFlushing = false;
  }

  function dropArrived({ conversations }: ConversationsView) {
    const { outbox } = $own.get();
    const arrived = new Set(conversations.flatMap(({ messages }) => messages.map(({ id }) => id)));
    const waiting = outbox.filter(({ id }) => !arrived.has(id));
    if (waiting.length < outbox.length) change({ outbox: waiting });
  }

  return {
    $state,
    start() {
      const kept = unsent.read();
      if (kept) change({ ...kept, outbox: kept.outbox.map((one) => ({ ...one, state: 'offline' })) });
      environment.session.onForget(() => unsent.remove());
      page.$state.listen((known) => {
        if (known.step !== 'shown') return;
        dropArrived(known.data);
        void flush();
        void see();
      });
      page.start();
      const look = () => void page.refresh();
      addEventListener('online', look);
      onReturn(look);
      setInterval(() => {
        if (!document.hidden) look();
      }, lookEveryMs);
    },
    retry: page.retry,
    choose(course: CourseKey) {
      change({ course, problem: undefined });
      void see();
    },
    type: (text: string) => change({ text, problem: undefined }),
    agree: (isAgreed: boolean) => change({ isAgreed, problem: undefined }),
    async send() {
      const state = shown();
      if (!state) return;
      const { course, outbox, isAgreed, hasConsented } = state;
      const text = messageText(state.text);
      if (text === undefined) {
        change({ problem: state.text.trim().length > longestMessage ? 'too_long' : 'missing' });
      } else if (!hasConsented && !isAgreed) change({ problem: 'consent' });
      else {
        const outgoing = {
          course,
          id: randomId(),
          text,
          hasConsent: !hasConsented,
          state: 'offline',
        } as const;
        change({ text: '', problem: undefined, deleting: 'no', outbox: [...outbox, outgoing] });
        await flush();
      }
    },
    async sendAgain(id: string) {
      changeOutgoing(id, 'offline');
      await flush();
    },
    /** Moves an unsent message back into the field. */
    edit(id: string) {
      const { text, outbox } = $own.get();
      const one = outbox.find((outgoing) => outgoing.id === id);
      if (!one) return;
      change({
        text: text.trim() === '' ? one.text : `${one.text}\n${text}`,
        outbox: outbox.filter((outgoing) => outgoing.id !== id),
      });
    },
    askToDelete: () => change({ deleting: 'asked' }),
    keep: () => change({ deleting: 'no' }),
    async deleteAll() {
      change({ deleting: 'busy' });
      const answer = await deleteMessages();
      if (answer.state === 'failed') {
        change({ deleting: { failed: answer.code } });
        return;
      }
      change({ deleting: 'done', text: '', outbox: [], isAgreed: false });
      await page.refresh();
    },
  };
}

export type MessagesStore = ReturnType<typeof createMessages>;

import { atom } from 'nanostores';
import { longestMessage, messageConsentVersion, messageText } from '#domain/course/contact.ts';
import type { CourseKey } from '#domain/shop/catalogue.ts';
import type * as messages from '#site/api/course-messages.ts';
import type { StoredValue } from '#site/browser/browser-storage.ts';
import type { CallOf } from '#site/browser/call.ts';
import type { Session, SessionState } from '#site/browser/session.ts';
import {
  conversationOf,
  stateOf,
  type MessagesState,
  type Outgoing,
  type Shown,
  type Unsent,
} from './messages-state.ts';

interface MessagesDeps {
  session: Pick<Session, '$state' | 'load' | 'refresh' | 'onForget'>;
  api: {
    read: CallOf<typeof messages.readCourseMessages>;
    write: CallOf<typeof messages.writeCourseMessage>;
    see: CallOf<typeof messages.seeCourseMessages>;
    delete: CallOf<typeof messages.deleteCourseMessages>;
  };
  unsent: StoredValue<Unsent>;
  newId: () => string;
  go: (url: string) => void;
  login: string;
  /** Calls when online again, when the tab becomes visible, and at intervals. */
  onWake: (wake: () => void) => void;
  isOnline: () => boolean;
  isSeen: () => boolean;
}

/**
 * The participant's messages to her course leader. Unsent ones wait in this tab until it is online; their ids are made
 * here, so that retries are idempotent.
 */
export function createMessages(deps: MessagesDeps) {
  const { session, api, unsent } = deps;
  const $state = atom<MessagesState>({ step: 'loading' });
  let isFlushing = false;

  function change(part: Partial<Shown>) {
    const state = $state.get();
    if (state.step !== 'shown') return;
    const next = { ...state, ...part };
    $state.set(next);
    if ('text' in part || 'outbox' in part) {
      if (next.text === '' && next.outbox.length === 0) unsent.remove();
      else unsent.write({ text: next.text, outbox: next.outbox });
    }
  }

  const changeOutgoing = (id: string, state: Outgoing['state']) => {
    const shown = $state.get();
    if (shown.step === 'shown')
      change({ outbox: shown.outbox.map((one) => (one.id === id ? { ...one, state } : one)) });
  };

  /** Answers count as read once they are visible. */
  async function see() {
    const state = $state.get();
    if (state.step !== 'shown' || !deps.isSeen()) return;
    const last = conversationOf(state)?.messages.findLast(({ from, isRead }) => from === 'leader' && !isRead);
    if (last) await api.see({ course: state.course, upTo: last.number });
  }

  function show(view: messages.ConversationsView) {
    const before = $state.get();
    const next = stateOf(view, before, unsent.read());
    if (before.step === 'shown' && next.step === 'shown') change(next);
    else $state.set(next);
  }

  async function read() {
    const answer = await api.read();
    const before = $state.get();
    if (before.step === 'visitor') return;
    if (answer.state === 'ok') {
      show(answer.data);
      void flush();
      void see();
    } else if (before.step !== 'shown' && before.step !== 'none') {
      $state.set({ step: 'unreachable', code: answer.code });
    }
  }

  async function deliver({ course, id, text, hasConsent }: Outgoing) {
    changeOutgoing(id, 'sending');
    const consent = hasConsent ? { consent: messageConsentVersion } : {};
    const answer = await api.write({ course, id, text, ...consent });
    if (answer.state === 'failed') {
      changeOutgoing(id, answer.code === 'unreachable' ? 'offline' : { failed: answer.code });
      return answer.code;
    }
    const state = $state.get();
    if (state.step !== 'shown') return undefined;
    change({
      hasConsented: true,
      outbox: state.outbox.filter((one) => one.id !== id),
      conversations: state.conversations.map((one) =>
        one.course === course && !one.messages.some((known) => known.id === id)
          ? { ...one, messages: [...one.messages, answer.data] }
          : one,
      ),
    });
    return undefined;
  }

  async function flush() {
    if (isFlushing) return;
    isFlushing = true;
    for (;;) {
      const state = $state.get();
      const next = state.step === 'shown' ? state.outbox.find((one) => one.state === 'offline') : undefined;
      if (!next || !deps.isOnline()) break;
      if ((await deliver(next)) === 'unreachable') break;
    }
    isFlushing = false;
  }

  function follow(state: SessionState) {
    const before = $state.get();
    switch (state.state) {
      case 'loading':
        return;
      case 'visitor':
        $state.set({ step: 'visitor' });
        if (!state.isLeaving) deps.go(deps.login);
        return;
      case 'unreachable':
        if (before.step === 'loading' && state.code === 'unreachable')
          $state.set({ step: 'unreachable', code: state.code });
        else if (before.step === 'loading') void read();
        return;
      case 'member':
        void read();
    }
  }

  return {
    $state,
    start() {
      session.onForget(() => unsent.remove());
      session.$state.subscribe(follow);
      session.load();
      deps.onWake(() => {
        if (session.$state.get().state === 'member' && deps.isOnline()) void read();
      });
    },
    async retry() {
      $state.set({ step: 'loading' });
      await session.refresh();
      if (session.$state.get().state === 'member') await read();
    },
    choose(course: CourseKey) {
      change({ course, problem: undefined });
      void see();
    },
    type: (text: string) => change({ text, problem: undefined }),
    agree: (isAgreed: boolean) => change({ isAgreed, problem: undefined }),
    async send() {
      const state = $state.get();
      if (state.step !== 'shown') return;
      const text = messageText(state.text);
      if (text === undefined) {
        change({ problem: state.text.trim().length > longestMessage ? 'too_long' : 'missing' });
        return;
      }
      if (!state.hasConsented && !state.isAgreed) {
        change({ problem: 'consent' });
        return;
      }
      const hasConsent = !state.hasConsented;
      const outgoing = {
        course: state.course,
        id: deps.newId(),
        text,
        hasConsent,
        state: 'offline',
      } as const;
      change({ text: '', problem: undefined, deleting: 'no', outbox: [...state.outbox, outgoing] });
      await flush();
    },
    async sendAgain(id: string) {
      changeOutgoing(id, 'offline');
      await flush();
    },
    /** Moves an unsent message back into the field. */
    edit(id: string) {
      const state = $state.get();
      if (state.step !== 'shown') return;
      const one = state.outbox.find((outgoing) => outgoing.id === id);
      if (!one) return;
      const text = state.text.trim() === '' ? one.text : `${one.text}\n${state.text}`;
      change({ text, outbox: state.outbox.filter((outgoing) => outgoing.id !== id) });
    },
    askToDelete: () => change({ deleting: 'asked' }),
    keep: () => change({ deleting: 'no' }),
    async deleteAll() {
      change({ deleting: 'busy' });
      const answer = await api.delete();
      if (answer.state === 'failed') {
        change({ deleting: { failed: answer.code } });
        return;
      }
      change({ deleting: 'done', text: '', outbox: [], isAgreed: false });
      await read();
    },
  };
}

export type MessagesStore = ReturnType<typeof createMessages>;

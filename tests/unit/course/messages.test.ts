import { expect, it } from 'vitest';
import {
  readCourseMessages,
  seeCourseMessages,
  writeCourseMessage,
  type ConversationsView,
  type MessageView,
} from '#site/api/course-messages.ts';
import type { ErrorCode } from '#domain/errors/error-codes.ts';
import { createMessages, unsentFrom } from '#site/features/course/messages/state.ts';
import { browser, refuse } from '../browser.ts';

const message = (more: Partial<MessageView>): MessageView => ({
  number: 1,
  id: 'a',
  from: 'participant',
  text: 'Hallo',
  isRead: false,
  written: '2026-11-22T10:00:00.000Z',
  ...more,
});

/** A page, and a Worker that stores messages. */
function world() {
  const page = browser();
  const arrived: MessageView[] = [];
  const sent: string[] = [];
  const seen: number[] = [];
  const fault: { code?: ErrorCode; isLost?: boolean } = {};
  page.answer(readCourseMessages, (): ConversationsView => ({
    conversations: [{ course: 'zpp', mayWrite: true, messages: [...arrived], minutes: 0 }],
    hasConsented: arrived.length > 0,
  }));
  page.answer(writeCourseMessage, ({ id, text }) => {
    sent.push(id);
    if (fault.code) return refuse(fault.code);
    const known = arrived.find((one) => one.id === id) ?? message({ number: arrived.length + 1, id, text });
    if (!arrived.includes(known)) arrived.push(known);
    if (fault.isLost) throw new TypeError('The connection is lost.');
    return known;
  });
  page.answer(seeCourseMessages, ({ upTo }) => void seen.push(upTo));
  async function open() {
    const store = createMessages('de');
    store.start();
    await page.pass();
    const shown = () => {
      const state = store.$state.get();
      if (state.step !== 'shown') throw new Error(state.step);
      return state;
    };
    return { ...store, shown };
  }
  return { page, arrived, sent, seen, fault, open };
}

async function written(store: Awaited<ReturnType<ReturnType<typeof world>['open']>>) {
  store.type('Hallo');
  store.agree(true);
  await store.send();
  return store;
}

it('messages: a reload restores messages written offline, with their ids, and the draft', async () => {
  const { page, arrived, open } = world();
  const store = await open();
  page.goOffline();
  await written(store);
  const [waiting] = store.shown().outbox;
  expect(waiting).toMatchObject({ text: 'Hallo', state: 'offline' });
  store.type('Noch etwas');
  page.goOnline();
  const later = await open();
  expect(later.shown()).toMatchObject({ text: 'Noch etwas', outbox: [] });
  expect(arrived.map(({ id }) => id)).toEqual([waiting?.id]);
});

it('messages: one that arrived although its response was lost is not shown twice', async () => {
  const { page, arrived, fault, open, sent } = world();
  fault.isLost = true;
  const store = await written(await open());
  expect(store.shown().outbox).toMatchObject([{ state: 'offline' }]);
  page.goOnline();
  await page.pass();
  expect(store.shown()).toMatchObject({ outbox: [], conversations: [{ messages: arrived }] });
  expect([arrived.length, sent.length]).toEqual([1, 1]);
});

it('messages: a refused one stays visible, and can be sent again or edited', async () => {
  const { fault, open, sent } = world();
  fault.code = 'rate_limited';
  const store = await written(await open());
  const [refused] = store.shown().outbox;
  expect(refused).toMatchObject({ state: { failed: 'rate_limited' } });
  await store.sendAgain(refused?.id ?? '');
  expect(sent).toEqual([refused?.id, refused?.id]);
  store.edit(refused?.id ?? '');
  expect(store.shown()).toMatchObject({ text: 'Hallo', outbox: [] });
});

it('messages: an answer counts as read once it is visible', async () => {
  const { page, arrived, seen, open } = world();
  page.document.hidden = true;
  arrived.push(message({ number: 7, from: 'leader' }));
  await open();
  expect(seen).toEqual([]);
  page.document.hidden = false;
  await page.pass(60_000);
  expect(seen).toEqual([7]);
});

it.each([undefined, 1, { text: 1, outbox: [] }, { text: '', outbox: 'x' }])(
  'messages: %j in the storage of the tab is ignored',
  (value) => {
    expect(unsentFrom(value)).toBeUndefined();
  },
);

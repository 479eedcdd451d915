import { expect, it, vi } from 'vitest';
import { atom } from 'nanostores';
import { createMessages } from '#site/features/course/messages/messages.store.ts';
import { unsentFrom, type Unsent } from '#site/features/course/messages/messages-state.ts';
import type { ConversationsView, MessageView } from '#site/api/course-messages.ts';
import type { CallErrorCode } from '#domain/error-codes.ts';
import type { SessionState } from '#site/browser/session.ts';

/** A Worker that stores messages, and a tab that stores unsent ones. */
function page(begin: Partial<ConversationsView> = {}) {
  const arrived: MessageView[] = [];
  const sent: string[] = [];
  const seen: number[] = [];
  const world: { online: boolean; failing: CallErrorCode | undefined; kept: Unsent | undefined } = {
    ...{ online: true, failing: undefined, kept: undefined },
  };
  const wakes: (() => void)[] = [];
  const $session = atom<SessionState>({ state: 'loading' });
  const view = (): ConversationsView => ({
    conversations: [{ course: 'zpp', mayWrite: true, messages: [...arrived], minutes: 0 }],
    hasConsented: arrived.length > 0,
    ...begin,
  });
  let ids = 0;
  const open = () => {
    const store = createMessages({
      session: {
        $state: $session,
        load: () => {
          $session.set({ state: 'member' } as SessionState);
        },
        refresh: () => Promise.resolve(),
        onForget: () => undefined,
      },
      api: {
        read: () => Promise.resolve({ state: 'ok', data: view() }),
        write: ({ id, text }) => {
          sent.push(id);
          if (!world.online) return Promise.resolve({ state: 'failed', code: 'unreachable' });
          if (world.failing) return Promise.resolve({ state: 'failed', code: world.failing });
          const known = arrived.find((one) => one.id === id);
          const number = arrived.length + 1;
          const message = known ?? {
            ...{ number, id, text, written: '2026-11-22T10:00:00.000Z' },
            from: 'participant' as const,
            isRead: false,
          };
          if (!known) arrived.push(message);
          return Promise.resolve({ state: 'ok', data: message });
        },
        see: ({ upTo }) => {
          seen.push(upTo);
          return Promise.resolve({ state: 'ok', data: undefined });
        },
        delete: () => {
          arrived.length = 0;
          return Promise.resolve({ state: 'ok', data: undefined });
        },
      },
      unsent: {
        read: () => unsentFrom(world.kept && JSON.parse(JSON.stringify(world.kept))),
        write: (value) => {
          world.kept = value;
          return true;
        },
        remove: () => {
          world.kept = undefined;
          return true;
        },
      },
      newId: () => `id-${++ids}`,
      go: () => undefined,
      login: '/login',
      onWake: (wake) => wakes.push(wake),
      isOnline: () => world.online,
      isSeen: () => true,
    });
    store.start();
    return store;
  };
  const shown = (store: ReturnType<typeof open>) => {
    const state = store.$state.get();
    if (state.step !== 'shown') throw new Error(state.step);
    return state;
  };
  return {
    open,
    shown,
    isShown: (store: ReturnType<typeof open>) => vi.waitFor(() => shown(store)),
    world,
    arrived,
    sent,
    seen,
    wake: () =>
      wakes.forEach((wake) => {
        wake();
      }),
  };
}

async function written(tab: ReturnType<typeof page>, text = 'Hallo') {
  const store = tab.open();
  await tab.isShown(store);
  store.type(text);
  store.agree(true);
  await store.send();
  return store;
}

it('what is written offline waits in the tab and goes, once, when the connection is back', async () => {
  const tab = page();
  tab.world.online = false;
  const store = await written(tab);
  expect(tab.shown(store)).toMatchObject({
    text: '',
    outbox: [{ id: 'id-1', text: 'Hallo', state: 'offline' }],
  });
  expect(tab.world.kept?.outbox).toMatchObject([{ id: 'id-1', text: 'Hallo' }]);
  tab.world.online = true;
  tab.wake();
  await vi.waitFor(() => {
    expect(tab.shown(store).outbox).toEqual([]);
  });
  expect(tab.world.kept).toBeUndefined();
  expect(tab.arrived.map(({ id }) => id)).toEqual(['id-1']);
});

it('a reload finds it again, with its id and with what was being typed', async () => {
  const tab = page();
  tab.world.online = false;
  const store = await written(tab);
  store.type('Noch etwas');
  const later = tab.open();
  await tab.isShown(later);
  expect(tab.shown(later)).toMatchObject({ text: 'Noch etwas', outbox: [{ id: 'id-1', hasConsent: true }] });
  tab.world.online = true;
  tab.wake();
  await vi.waitFor(() => {
    expect([tab.shown(store).outbox, tab.shown(later).outbox]).toEqual([[], []]);
  });
  expect(tab.arrived.map(({ id }) => id)).toEqual(['id-1']);
});

it('what arrived though its answer was lost is not shown twice', async () => {
  const tab = page();
  tab.world.online = false;
  const store = await written(tab);
  tab.arrived.push({
    number: 1,
    id: 'id-1',
    text: 'Hallo',
    written: '2026-11-22T10:00:00.000Z',
    from: 'participant',
    isRead: false,
  });
  tab.world.online = true;
  tab.wake();
  await vi.waitFor(() => {
    expect(tab.shown(store).outbox).toEqual([]);
  });
  expect(tab.arrived).toHaveLength(1);
});

it('a refusal stays to be seen, and can be sent again or taken back into the field', async () => {
  const tab = page();
  tab.world.failing = 'rate_limited';
  const store = await written(tab);
  expect(tab.shown(store).outbox).toMatchObject([{ state: { failed: 'rate_limited' } }]);
  await store.sendAgain('id-1');
  expect(tab.sent).toEqual(['id-1', 'id-1']);
  store.edit('id-1');
  expect(tab.shown(store)).toMatchObject({ text: 'Hallo', outbox: [] });
});

it('nothing leaves without words and consent', async () => {
  const tab = page();
  const store = tab.open();
  await tab.isShown(store);
  await store.send();
  expect(tab.shown(store).problem).toBe('missing');
  store.type('Hallo');
  await store.send();
  expect(tab.shown(store).problem).toBe('consent');
  expect(tab.sent).toEqual([]);
});

it('an answer counts as read once it stands there', async () => {
  const tab = page();
  tab.arrived.push({
    number: 7,
    id: 'a',
    text: 'Ja',
    written: '2026-11-22T10:00:00.000Z',
    from: 'leader',
    isRead: false,
  });
  tab.open();
  await vi.waitFor(() => {
    expect(tab.seen).toEqual([7]);
  });
});

it.each([undefined, 1, { text: 1, outbox: [] }, { text: '', outbox: 'x' }])(
  '%j in the tab is not ours',
  (value) => {
    expect(unsentFrom(value)).toBeUndefined();
  },
);

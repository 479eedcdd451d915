import { expect, it } from 'vitest';
import type { DeskView } from '#site/api/course-leader.ts';
import { createDesk } from '#site/features/course/leader/desk.store.ts';

type Api = Parameters<typeof createDesk>[1]['api'];

const viewOf = (participation: string) => ({ participation, messages: [], contact: [] }) as never as DeskView;
const shown = (participation: string) =>
  Promise.resolve({ state: 'ok' as const, data: viewOf(participation) });

/** A desk whose writes wait for the test. */
function deskOnASlowLine() {
  const waiting: (() => void)[] = [];
  const slow = <Data>(data: Data) =>
    new Promise<{ state: 'ok'; data: Data }>((resolve) => {
      waiting.push(() => {
        resolve({ state: 'ok', data });
      });
    });
  const api: Api = {
    list: () => Promise.resolve({ state: 'ok', data: { participants: [] } }),
    read: ({ participation }) => shown(participation),
    answer: ({ participation }) => slow(viewOf(participation)),
    mark: () => slow(undefined),
    book: ({ participation }) => slow(viewOf(participation)),
  };
  let ids = 0;
  const desk = createDesk([], {
    api,
    newId: () => String((ids += 1)),
    now: () => new Date('2026-11-25T10:00:00Z'),
  });
  return {
    desk,
    letThrough: async (sending: Promise<void>) => {
      for (const one of waiting.splice(0)) one();
      await sending;
    },
  };
}

it('desk: an answer that arrives late leaves the draft for another participant alone', async () => {
  const { desk, letThrough } = deskOnASlowLine();
  await desk.open('a');
  desk.type({ text: 'Für A', minutes: '5' });
  const sending = desk.answer();
  await desk.open('b');
  desk.type({ text: 'Für B' });
  await letThrough(sending);
  expect(desk.$state.get()).toMatchObject({
    opened: { participation: 'b' },
    draft: { text: 'Für B' },
    doing: { state: 'idle' },
  });
  await desk.open('a');
  expect(desk.$state.get().draft.text).toBe('');
});

it('desk: settling and booking say nothing on another participant’s page', async () => {
  const { desk, letThrough } = deskOnASlowLine();
  for (const act of [
    () => desk.settle(),
    () => {
      desk.typeCall({ minutes: '10' });
      return desk.bookCall();
    },
  ]) {
    await desk.open('a');
    const doing = act();
    await desk.open('b');
    await letThrough(doing);
    expect(desk.$state.get()).toMatchObject({ opened: { participation: 'b' }, doing: { state: 'idle' } });
  }
});

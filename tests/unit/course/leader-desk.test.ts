import { expect, it } from 'vitest';
import * as leader from '#site/api/course-leader.ts';
import { createDesk } from '#site/features/course/leader/state.ts';
import { browser } from '../browser.ts';

const viewOf = (participation: string) =>
  ({ participation, participant: {}, messages: [], contact: [] }) as never as leader.DeskView;

/** A desk whose writes wait for the test. */
function deskOnASlowLine() {
  const page = browser();
  const waiting: (() => void)[] = [];
  const slow = <Data>(data: Data) =>
    new Promise<Data>((resolve) => {
      waiting.push(() => {
        resolve(data);
      });
    });
  page.answer(leader.readParticipants, () => ({ participants: [] }));
  page.answer(leader.readParticipant, ({ participation }) => viewOf(participation));
  page.answer(leader.answerParticipant, ({ participation }) => slow(viewOf(participation)));
  page.answer(leader.markParticipant, () => slow(undefined));
  page.answer(leader.bookContact, ({ participation }) => slow(viewOf(participation)));
  return {
    desk: createDesk([]),
    letThrough: async (sending: Promise<void>) => {
      await page.pass();
      for (const one of waiting.splice(0)) one();
      await sending;
    },
  };
}

it('leader’s desk: a late response does not change the draft for another participant', async () => {
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

it('leader’s desk: results of settling and booking do not appear on another participant’s page', async () => {
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

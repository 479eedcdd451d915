import { describe, expect, it } from 'vitest';
import { consentRules } from '#domain/consent/consent.ts';
import { visitor } from './tabs.ts';

it('consent receipt: is sent again until it arrives', async () => {
  const { open, receipts, store } = visitor();
  const id = 'a'.repeat(32);
  const record = { version: consentRules.version, id, time: Date.now(), language: 'de' } as const;
  store({ ...record, status: 'declined', isReported: false });
  await open().resume();
  expect(receipts).toMatchObject([{ id, choice: 'declined' }]);
  store({ ...record, status: 'declined', isReported: true });
  await open().resume();
  expect(receipts).toHaveLength(1);
});

describe('a withdrawal that did not reach the Worker', () => {
  it('is sent from the next page, and names the receipt that it ends', async () => {
    const { open, receipts, goOffline, goOnline } = visitor();
    const { choose } = open();
    await choose('accepted');
    goOffline();
    await choose('declined');
    goOnline();
    await open().resume();
    expect(receipts.slice(1)).toMatchObject([{ choice: 'declined', replaces: receipts[0]?.id }]);
    await open().resume();
    expect(receipts).toHaveLength(2);
  });

  it('is sent with the next choice at the latest, so that no refusal is missing', async () => {
    const { open, receipts, goOffline, goOnline } = visitor();
    const { choose } = open();
    await choose('accepted');
    goOffline();
    await choose('declined');
    goOnline();
    await open().choose('accepted');
    expect(receipts.slice(1)).toMatchObject([
      { choice: 'declined', replaces: receipts[0]?.id },
      { choice: 'accepted', replaces: receipts[1]?.id },
    ]);
  });
});

it.each(['the tab that has chosen otherwise meanwhile', 'a tab when another has chosen otherwise'] as const)(
  'consent receipt: a late answer does not restore an older choice to %s',
  async (where) => {
    const { open, line, stored, receipts, pass, went } = visitor();
    const here = open();
    const chooses = where.startsWith('the') ? here : open();
    const { promise, resolve: arrive } = Promise.withResolvers<undefined>();
    line.answers = promise.then(() => undefined);
    const first = here.choose('accepted');
    await pass();
    line.answers = Promise.resolve();
    await chooses.choose('declined');
    arrive(undefined);
    await first;
    expect(stored()).toMatchObject({ status: 'declined', id: receipts.at(-1)?.id, isReported: true });
    expect(receipts.map(({ choice, replaces }) => [choice, replaces])).toEqual([
      ['accepted', undefined],
      ['accepted', undefined],
      ['declined', receipts[0]?.id],
    ]);
    expect(went).toEqual(chooses === here ? ['reload'] : ['reload', 'reload']);
  },
);

import { describe, expect, it } from 'vitest';
import { consentRules } from '#domain/consent.ts';
import { visitor } from './tabs.ts';

it('consent receipt: is sent again until it has arrived', async () => {
  const { open, told, store } = visitor();
  const id = 'a'.repeat(32);
  const record = { version: consentRules.version, id, time: Date.now(), language: 'de' } as const;
  store({ ...record, status: 'declined', told: false });
  await open().resume();
  expect(told).toMatchObject([{ id, choice: 'declined' }]);
  store({ ...record, status: 'declined', told: true });
  await open().resume();
  expect(told).toHaveLength(1);
});

describe('a withdrawal that the Worker did not hear of', () => {
  it('is sent from the next page, and names the receipt that it ends', async () => {
    const { open, told, goOffline, goOnline } = visitor();
    const { choose } = open();
    await choose('accepted');
    goOffline();
    await choose('declined');
    goOnline();
    await open().resume();
    expect(told.slice(1)).toMatchObject([{ choice: 'declined', replaces: told[0]?.id }]);
    await open().resume();
    expect(told).toHaveLength(2);
  });

  it('is sent with the next choice at the latest: no refusal is missing from the chain', async () => {
    const { open, told, goOffline, goOnline } = visitor();
    const { choose } = open();
    await choose('accepted');
    goOffline();
    await choose('declined');
    goOnline();
    await open().choose('accepted');
    expect(told.slice(1)).toMatchObject([
      { choice: 'declined', replaces: told[0]?.id },
      { choice: 'accepted', replaces: told[1]?.id },
    ]);
  });
});

describe('an answer that comes late does not bring an older choice back', () => {
  it('to the tab that has chosen otherwise meanwhile', async () => {
    const { open, line, stored, told, pass } = visitor();
    const { choose } = open();
    let arrive: () => void = () => undefined;
    line.answers = new Promise((resolve) => (arrive = resolve));
    const first = choose('accepted');
    await pass();
    line.answers = Promise.resolve();
    await choose('declined');
    arrive();
    await first;
    expect(stored()).toMatchObject({ status: 'declined', id: told[2]?.id, told: true });
    expect(told.map(({ choice, replaces }) => [choice, replaces])).toEqual([
      ['accepted', undefined],
      ['accepted', undefined],
      ['declined', told[0]?.id],
    ]);
  });

  it('to a tab when another has chosen otherwise', async () => {
    const { open, line, stored, pass, went } = visitor();
    const here = open();
    const there = open();
    let arrive: () => void = () => undefined;
    line.answers = new Promise((resolve) => (arrive = resolve));
    const first = here.choose('accepted');
    await pass();
    line.answers = Promise.resolve();
    await there.choose('declined');
    arrive();
    await first;
    expect(stored()).toMatchObject({ status: 'declined' });
    expect(went).toEqual(['reload', 'reload']);
  });
});

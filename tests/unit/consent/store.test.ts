import { describe, expect, it } from 'vitest';
import { consentRules } from '#domain/consent.ts';
import { browser, ids, now } from './tabs.ts';

const [first = '', second = ''] = ids;

it('consent: nothing starts before a choice', async () => {
  const { open, told, stored } = browser();
  const { consent, log, state } = open();
  await consent.resume();
  expect([log, told, stored(), state()]).toEqual([[], [], undefined, { step: 'undecided' }]);
});

it('consent: a refusal is stored and reported, and starts nothing', async () => {
  const { open, told, stored } = browser();
  const { consent, log } = open();
  await consent.choose('declined');
  const record = { status: 'declined', version: consentRules.version, id: first, time: now, language: 'de' };
  expect(stored()).toEqual({ ...record, told: true });
  expect(told).toEqual([{ id: first, choice: 'declined', version: consentRules.version, language: 'de' }]);
  expect(log).toEqual([]);
});

it('consent: agreeing starts the tools once, however often', async () => {
  const { open } = browser();
  const { consent, log } = open();
  await consent.choose('accepted');
  await consent.choose('accepted');
  await consent.resume();
  expect(log).toEqual(['start']);
});

describe('taking a yes back', () => {
  it('erases, tells the Worker which receipt it ends, and reloads once', async () => {
    const { open, told } = browser();
    const { consent, log } = open();
    await consent.choose('accepted');
    await consent.choose('declined');
    await consent.resume();
    expect(log).toEqual(['start', 'erase', 'reload']);
    expect(told[1]).toMatchObject({ id: second, choice: 'declined', replaces: first });
  });

  it('reaches every other tab, each of which reloads once', async () => {
    const { open } = browser();
    const here = open();
    await here.consent.choose('accepted');
    const there = open();
    await there.consent.resume();
    await here.consent.choose('declined');
    await there.consent.resume();
    expect(there.log).toEqual(['start', 'erase', 'reload']);
  });

  it('by clearing the cookies counts as well, at the next look', async () => {
    const { open, store } = browser();
    const { consent, log } = open();
    await consent.choose('accepted');
    store(undefined);
    await consent.resume();
    expect(log).toEqual(['start', 'erase', 'reload']);
  });
});

it('consent: agreeing in one tab starts the tools in the others', async () => {
  const { open } = browser();
  const here = open();
  const there = open();
  await here.consent.choose('accepted');
  expect(there.log).toEqual(['start']);
});

it('consent: without storage the choice applies to the page, and nothing is loaded', async () => {
  const { open } = browser({ blocked: true });
  const { consent, log, state } = open();
  await consent.choose('accepted');
  expect(state()).toMatchObject({ step: 'decided', kept: false, record: { status: 'accepted' } });
  expect(log).toEqual([]);
});

it('consent: Global Privacy Control is a refusal until the visitor agrees', async () => {
  const { open } = browser({ signal: true });
  const { consent, log, state } = open();
  await consent.resume();
  expect([state(), log]).toEqual([{ step: 'objected' }, []]);
  await consent.choose('accepted');
  expect(log).toEqual(['start']);
});

import { describe, expect, it } from 'vitest';
import { consentRules } from '#domain/consent.ts';
import { browser, ids, now } from './tabs.ts';

const [first = '', second = '', third = ''] = ids;

it('consent receipt: is sent again until it has arrived', async () => {
  const { open, told, store } = browser();
  const record = { version: consentRules.version, id: first, time: now, language: 'de' } as const;
  store({ ...record, status: 'declined', told: false });
  await open().consent.resume();
  expect(told).toMatchObject([{ id: first, choice: 'declined' }]);
  store({ ...record, status: 'declined', told: true });
  await open().consent.resume();
  expect(told).toHaveLength(1);
});

describe('a withdrawal that the Worker did not hear of', () => {
  it('is told with the next page, and says which receipt it ends', async () => {
    const { open, told, line } = browser();
    const { consent } = open();
    await consent.choose('accepted');
    line.online = false;
    await consent.choose('declined');
    line.online = true;
    await open().consent.resume();
    expect(told.slice(1)).toMatchObject([{ id: second, choice: 'declined', replaces: first }]);
    await open().consent.resume();
    expect(told).toHaveLength(2);
  });

  it('is told with the next choice at the latest: no refusal is missing in the line', async () => {
    const { open, told, line } = browser();
    const { consent } = open();
    await consent.choose('accepted');
    line.online = false;
    await consent.choose('declined');
    line.online = true;
    await open().consent.choose('accepted');
    expect(told.slice(1)).toMatchObject([
      { id: second, choice: 'declined', replaces: first },
      { id: third, choice: 'accepted', replaces: second },
    ]);
  });
});

describe('an answer that comes late does not bring an older choice back', () => {
  it('to the tab that has chosen otherwise meanwhile', async () => {
    const { open, line, stored, told } = browser();
    const { consent } = open();
    let arrive: () => void = () => undefined;
    line.answers = new Promise((resolve) => (arrive = resolve));
    const first = consent.choose('accepted');
    line.answers = Promise.resolve();
    await consent.choose('declined');
    arrive();
    await first;
    expect(stored()).toMatchObject({ status: 'declined', id: second, told: true });
    expect(told.map(({ choice, replaces }) => [choice, replaces])).toEqual([
      ['accepted', undefined],
      ['accepted', undefined],
      ['declined', ids[0]],
    ]);
  });

  it('to a tab when another has chosen otherwise', async () => {
    const { open, line, stored } = browser();
    const [here, there] = [open(), open()];
    let arrive: () => void = () => undefined;
    line.answers = new Promise((resolve) => (arrive = resolve));
    const first = here.consent.choose('accepted');
    line.answers = Promise.resolve();
    await there.consent.choose('declined');
    arrive();
    await first;
    expect(stored()).toMatchObject({ status: 'declined' });
    expect(here.log).toEqual(['start', 'erase', 'reload']);
  });
});

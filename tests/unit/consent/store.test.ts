import { describe, expect, it } from 'vitest';
import { consentRules } from '#domain/consent/consent.ts';
import { visitor } from './tabs.ts';

const nothing = { begun: 0, erased: false, reloads: 0 };
const begun = { begun: 1, erased: false, reloads: 0 };
const ended = { begun: 1, erased: true, reloads: 1 };

it('consent: nothing starts before a choice; a refusal is stored and reported, and starts nothing', async () => {
  const { open, receipts, stored, tools } = visitor();
  const { choose, resume, state } = open();
  await resume();
  expect([await tools(), receipts, stored(), state()]).toEqual([
    nothing,
    [],
    undefined,
    { step: 'undecided' },
  ]);
  await choose('declined');
  const { version } = consentRules;
  const [{ id } = {}] = receipts;
  expect(stored()).toEqual({
    status: 'declined',
    version,
    id,
    time: Date.now(),
    language: 'de',
    isReported: true,
  });
  expect(receipts).toEqual([{ id, choice: 'declined', version, language: 'de' }]);
  expect(await tools()).toEqual(nothing);
});

it('consent: agreeing again and again starts the tools once in each tab', async () => {
  const { open, tools } = visitor();
  const { choose, resume } = open();
  await choose('accepted');
  await choose('accepted');
  await resume();
  expect(await tools()).toEqual(begun);
  const two = visitor();
  const here = two.open();
  two.open();
  await here.choose('accepted');
  expect(await two.tools()).toEqual({ ...begun, begun: 2 });
});

describe('withdrawn consent', () => {
  it('erases cookies, names the ended receipt to the Worker, and reloads once', async () => {
    const { open, receipts, tools } = visitor();
    const { choose, resume } = open();
    await choose('accepted');
    expect(await tools()).toEqual(begun);
    await choose('declined');
    await resume();
    expect(await tools()).toEqual(ended);
    expect(receipts[1]).toMatchObject({ choice: 'declined', replaces: receipts[0]?.id });
  });

  it('reloads every other tab once', async () => {
    const { open, tools } = visitor();
    const here = open();
    await here.choose('accepted');
    const there = open();
    await there.resume();
    expect(await tools()).toMatchObject({ begun: 2 });
    await here.choose('declined');
    await there.resume();
    expect(await tools()).toEqual({ begun: 2, erased: true, reloads: 2 });
  });

  it('clearing the cookies counts as well, once the page is looked at again', async () => {
    const { open, clear, tools } = visitor();
    const { choose, resume } = open();
    await choose('accepted');
    expect(await tools()).toEqual(begun);
    clear();
    await resume();
    expect(await tools()).toEqual(ended);
  });
});

it('consent: without storage the choice applies to the page, and nothing is loaded', async () => {
  const { open, tools } = visitor({ blocked: true });
  const { choose, state } = open();
  await choose('accepted');
  expect(state()).toMatchObject({ step: 'decided', kept: false, record: { status: 'accepted' } });
  expect(await tools()).toMatchObject({ begun: 0, reloads: 0 });
});

it('consent: Global Privacy Control is a refusal until the visitor agrees', async () => {
  const { open, tools } = visitor({ signal: true });
  const { choose, resume, state } = open();
  await resume();
  expect([state(), await tools()]).toEqual([{ step: 'objected' }, nothing]);
  await choose('accepted');
  expect(await tools()).toEqual(begun);
});

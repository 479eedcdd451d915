import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Insurer } from '#domain/course/insurers.ts';
import { textVersions, type RequirementsConfirmation } from '#domain/shop/agreement.ts';
import { createInsurerSelector } from '#site/features/booking/reimbursement/state.ts';
import { nextStep } from '#site/features/booking/booking.ts';
import { browser } from '../browser.ts';

type Written = Omit<Insurer, 'aliases' | 'terms'> & {
  aliases?: string[];
  terms?: { percent?: number; capEuros?: number; asOf: `${number}-${number}-${number}`; sources: [string] };
};
const written = parse(readFileSync('src/content/insurers/insurers.yaml', 'utf8')) as Written[];
const insurers = written.map(({ aliases = [], terms, ...rest }): Insurer => {
  if (!terms) return { ...rest, aliases };
  const { capEuros, ...known } = terms;
  return {
    ...rest,
    aliases,
    terms: { ...known, capCents: capEuros === undefined ? undefined : capEuros * 100 },
  };
});
const confirmed: RequirementsConfirmation = {
  version: textVersions.requirements,
  at: '2026-11-21T08:00:00.000Z',
};

const words = {
  course: 'zpp',
  insurers,
  covers: {
    private: ['Privat versichert', 'PKV'],
    elsewhere: ['Im Ausland versichert'],
    none: ['Nicht versichert'],
  },
} as const;

function open() {
  const { sessionStorage } = browser();
  return { selector: createInsurerSelector(words), sessionStorage };
}

describe('the answer', () => {
  it.each([
    ['aok-bayern', 75_00, 75_00],
    ['aok-bremen-bremerhaven', 60_00, 60_00],
    ['techniker-krankenkasse', 56_25, 75_00],
    ['bkk-wuerth', 56_25, 75_00],
    ['private', 0, 0],
    ['elsewhere', 0, 0],
    ['none', 0, 0],
  ])('for %s is %d to %d cents', (id, least, most) => {
    const { selector } = open();
    selector.choose(id);
    const choice = selector.$choice.get();
    expect([choice.sum.least.back, choice.sum.most.back]).toEqual([least, most]);
  });

  it('is nothing after this year’s courses, until the visitor changes that', () => {
    const { selector } = open();
    selector.choose('aok-bayern');
    selector.setHad(true);
    expect(selector.$choice.get().sum.most).toEqual({ back: 0, own: 75_00 });
    selector.setHad(false);
    expect(selector.$choice.get().sum.most).toEqual({ back: 75_00, own: 0 });
  });

  it('other kinds of insurance are found by typing', () => {
    const { selector } = open();
    expect(selector.find('pkv')[0]?.id).toBe('private');
    expect(selector.find('ausland')[0]?.id).toBe('elsewhere');
  });
});

describe('booking', () => {
  it.each([
    [{}, false, 'requirements'],
    [{}, true, 'requirements'],
    [{ requirements: { version: 99, at: confirmed.at } }, true, 'requirements'],
    [{ requirements: confirmed }, false, 'login'],
    [{ requirements: confirmed }, true, 'order'],
  ] as const)('with %j and signed in: %s, the next step is %s', (known, isSignedIn, step) => {
    expect(nextStep(known, isSignedIn)).toBe(step);
  });

  it('what was chosen is there again on the next page, and nothing else was kept', () => {
    const { selector, sessionStorage } = open();
    selector.choose('aok-plus');
    selector.setHad(true);
    const next = createInsurerSelector(words);
    expect(next.$choice.get().option).toBeUndefined();
    next.start();
    expect(next.$choice.get().option?.id).toBe('aok-plus');
    expect([...sessionStorage.entries]).toEqual([['valea:booking-zpp', '{"insurer":"aok-plus"}']]);
    next.choose(undefined);
    expect([...sessionStorage.entries]).toEqual([['valea:booking-zpp', '{}']]);
  });

  it('is taken from an insurer’s own page, once', () => {
    const { sessionStorage } = browser({
      address: '/de/kurs/zpp/erstattung?utm_source=post#insurer=aok-plus',
    });
    const selector = createInsurerSelector(words);
    selector.start();
    expect(selector.$choice.get().option?.id).toBe('aok-plus');
    expect([...sessionStorage.entries]).toEqual([['valea:booking-zpp', '{"insurer":"aok-plus"}']]);
    selector.choose('private');
    const reloaded = createInsurerSelector(words);
    reloaded.start();
    expect(reloaded.$choice.get().option?.id).toBe('private');
    expect(location.href).toMatch(/erstattung\?utm_source=post$/);
  });

  it('says so where the next page will not know', () => {
    const { selector, sessionStorage } = open();
    sessionStorage.isBlocked = true;
    selector.choose('aok-plus');
    expect(selector.$choice.get()).toMatchObject({ kept: false, option: { id: 'aok-plus' } });
  });
});

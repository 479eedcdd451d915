import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Insurer } from '#domain/course/insurers.ts';
import { createInsurerSelector } from '#site/features/booking/reimbursement/state.ts';

type Written = Omit<Insurer, 'aliases' | 'terms'> & { aliases?: string[] };

const insurers = parse(readFileSync('src/content/insurers/insurers.yaml', 'utf8')) as Written[];
const { find } = createInsurerSelector({
  course: 'zpp',
  insurers: insurers.map(({ id, name, kind, aliases = [] }) => ({ id, name, kind, aliases })),
  covers: { private: ['Privat'], elsewhere: ['Ausland'], none: ['Nicht'] },
});
const ids = new Set(insurers.map(({ id }) => id));
const found = (typed: string) =>
  find(typed)
    .map(({ id }) => id)
    .filter((id) => ids.has(id));
const best = (typed: string) => found(typed)[0];

it('insurers: all 93, each once', () => {
  expect(insurers).toHaveLength(93);
  expect(new Set(insurers.map(({ id }) => id)).size).toBe(93);
  expect(new Set(insurers.map(({ name }) => name)).size).toBe(93);
});

it('a figure has its source’s date, and the source is an insurer or an association', () => {
  const hosts = /(?:^|\.)(?:aok|barmer|dak|kkh|tk|dssv)\.de$/;
  for (const { id, terms } of insurers as unknown as {
    id: string;
    terms?: { asOf?: string; sources: string[] };
  }[]) {
    if (!terms) continue;
    expect([id, terms.asOf]).toEqual([id, expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string]);
    for (const source of terms.sources) expect(new URL(source).host).toMatch(hosts);
  }
});

describe('what is typed finds', () => {
  it.each([
    ['wuerth', 'bkk-wuerth'],
    ['würth', 'bkk-wuerth'],
    ['wurth', 'bkk-wuerth'],
    ['WÜRTH', 'bkk-wuerth'],
    ['bkk wuerth', 'bkk-wuerth'],
    ['TK', 'techniker-krankenkasse'],
    ['techniker', 'techniker-krankenkasse'],
    ['r+v', 'r-und-v-betriebskrankenkasse'],
    ['rv', 'r-und-v-betriebskrankenkasse'],
    ['R + V', 'r-und-v-betriebskrankenkasse'],
    ['bkk vbu', 'mkk-meine-krankenkasse'],
    ['vbu bkk', 'mkk-meine-krankenkasse'],
    ['dak', 'dak-gesundheit'],
    ['sbk', 'sbk-siemens-betriebskrankenkasse'],
    ['siemens', 'sbk-siemens-betriebskrankenkasse'],
    ['mobil oil', 'mobil-krankenkasse'],
    ['BKK24', 'bkk24'],
    ['bkk 24', 'bkk24'],
    ['aok sachsen', 'aok-plus'],
    ['aok thüringen', 'aok-plus'],
    ['baden wurttemberg', 'aok-baden-wuerttemberg'],
    ['suedzucker', 'suedzucker-bkk'],
    ['handelskrankenkasse', 'hkk-krankenkasse'],
    ['ernst young', 'ey-bkk'],
    ['bkk debeka', 'debeka-bkk'],
    ['  barmer ', 'barmer'],
    ['Barmr', 'barmer'],
    ['Bamrer', 'barmer'],
    ['BEK', 'barmer'],
    ['technicker', 'techniker-krankenkasse'],
    ['Tecniker Krankenkase', 'techniker-krankenkasse'],
    ['TKK', 'techniker-krankenkasse'],
    ['AOK BW', 'aok-baden-wuerttemberg'],
    ['Baden Würtemberg', 'aok-baden-wuerttemberg'],
    ['r und v', 'r-und-v-betriebskrankenkasse'],
    ['Die Bergische', 'bergische-krankenkasse'],
    ['Knapschaft', 'knappschaft'],
    ['Viaktiv', 'viactiv-krankenkasse'],
    ['securvitta', 'securvita-krankenkasse'],
    ['Schwartzwald-Baar', 'bkk-schwarzwald-baar-heuberg'],
  ])('%s → %s', (typed, id) => {
    expect(best(typed)).toBe(id);
  });

  it('lists everything while nothing is typed, and nothing for an unknown name', () => {
    expect(found('')).toHaveLength(93);
    expect(found(' + ')).toHaveLength(93);
    expect(found('xyzzy')).toEqual([]);
    expect(found('Allianz Versicherung')).toEqual([]);
  });

  it('both insurers of a state that has two', () => {
    expect(found('AOK NRW')).toEqual(['aok-nordwest', 'aok-rheinland-hamburg']);
  });

  it('no other insurers than those that are nearest to a mistyped name', () => {
    expect(found('Barmr')).toEqual(['barmer']);
    expect(found('BKK Lnide')).toEqual(['bkk-linde']);
  });

  it.each(['bkk', 'ikk', 'aok'])('%s only finds its own kind', (kind) => {
    for (const id of found(kind))
      expect(insurers.find((one) => one.id === id)?.kind.toLowerCase()).toBe(kind);
  });
});

describe('every insurer', () => {
  const spellings = (name: string) => [
    name,
    name.toUpperCase(),
    name.replaceAll(/[äöüß]/gi, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter.toLowerCase()] ?? 'ss'),
    name.normalize('NFKD').replaceAll(/\p{M}/gu, ''),
  ];
  it.each(
    insurers.flatMap(({ id, name, aliases = [] }) => [name, ...aliases].map((one) => [one, id] as const)),
  )('%s is the first that its own name finds, however it is spelt', (name, id) => {
    const shared = insurers.filter(({ aliases }) => aliases?.includes(name)).length;
    for (const spelling of spellings(name)) {
      expect([spelling, ...found(spelling).slice(0, Math.max(1, shared))]).toContain(id);
    }
  });
});

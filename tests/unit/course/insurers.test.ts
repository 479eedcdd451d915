import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { freshnessOf, type Insurer } from '#domain/course/insurers.ts';
import { splitOf } from '#domain/course/reimbursement.ts';
import { createInsurerSelector } from '#site/features/booking/reimbursement/state.ts';
import { facts } from '#domain/company/facts.ts';
import { siteOfTests } from '../../fixtures/site.ts';
import { browser } from '../browser.ts';

interface Written extends Omit<Insurer, 'aliases' | 'terms'> {
  aliases?: string[];
  terms?: { percent?: number; capEuros?: number; asOf?: `${number}-${number}-${number}`; sources: [string] };
}
const written = parse(readFileSync(`${siteOfTests}/src/content/insurers/insurers.yaml`, 'utf8')) as Written[];
const insurers = written.map(({ aliases = [], terms, ...rest }): Insurer => {
  if (!terms) return { ...rest, aliases };
  const { capEuros, ...known } = terms;
  const capCents = capEuros === undefined ? undefined : capEuros * 100;
  return { ...rest, aliases, terms: { fromInsurer: false, sourcesDiffer: false, ...known, capCents } };
});
const courseFee = facts.course.feeCents;
const { minPercent, maxPercent } = facts.reimbursement;
const words = {
  course: 'zpp',
  insurers,
  covers: {
    private: ['Privat versichert', 'PKV'],
    elsewhere: ['Im Ausland versichert'],
    none: ['Nicht versichert'],
  },
} as const;

const { find } = createInsurerSelector(words);
const ids = new Set(insurers.map(({ id }) => id));
const found = (typed: string) =>
  find(typed)
    .map(({ id }) => id)
    .filter((id) => ids.has(id));

describe('insurer search', () => {
  it.each([
    ['wuerth', 'bkk-wuerth'],
    ['wurth', 'bkk-wuerth'],
    ['r+v', 'r-und-v-betriebskrankenkasse'],
    ['rv', 'r-und-v-betriebskrankenkasse'],
    ['R + V', 'r-und-v-betriebskrankenkasse'],
    ['vbu bkk', 'mkk-meine-krankenkasse'],
    ['siemens', 'sbk-siemens-betriebskrankenkasse'],
    ['mobil oil', 'mobil-krankenkasse'],
    ['baden wurttemberg', 'aok-baden-wuerttemberg'],
    ['suedzucker', 'suedzucker-bkk'],
    ['ernst young', 'ey-bkk'],
    ['bkk debeka', 'debeka-bkk'],
    ['  barmer ', 'barmer'],
    ['Barmr', 'barmer'],
    ['Bamrer', 'barmer'],
    ['technicker', 'techniker-krankenkasse'],
    ['Tecniker Krankenkase', 'techniker-krankenkasse'],
    ['Baden Würtemberg', 'aok-baden-wuerttemberg'],
    ['r und v', 'r-und-v-betriebskrankenkasse'],
    ['Die Bergische', 'bergische-krankenkasse'],
    ['Knapschaft', 'knappschaft'],
    ['Viaktiv', 'viactiv-krankenkasse'],
    ['securvitta', 'securvita-krankenkasse'],
    ['Schwartzwald-Baar', 'bkk-schwarzwald-baar-heuberg'],
  ])('%s → %s', (typed, id) => {
    expect(found(typed)[0]).toBe(id);
  });

  // Spaces, hyphens, umlauts, typing mistakes, sounds, cities, abbreviations, names before a merger.
  it.each([
    ['IKK klassik', 'ikk-classic'],
    ['ikk classik', 'ikk-classic'],
    ['hkk bremen', 'hkk-krankenkasse'],
    ['hek hamburg', 'hek-hanseatische-krankenkasse'],
    ['Barmer GEK', 'barmer'],
    ['Barmer Köln', 'barmer'],
    ['Gmünder Ersatzkasse', 'barmer'],
    ['barma', 'barmer'],
    ['BKK VBU Berlin', 'mkk-meine-krankenkasse'],
    ['novitass', 'novitas-bkk'],
    ['BKK Mobiloil', 'mobil-krankenkasse'],
    ['mobil krankenkase', 'mobil-krankenkasse'],
    ['AOK Bayren', 'aok-bayern'],
    ['aok muenchen', 'aok-bayern'],
    ['AOK Koeln', 'aok-rheinland-hamburg'],
    ['aok dusseldorf', 'aok-rheinland-hamburg'],
    ['AOK Nord Ost', 'aok-nordost'],
    ['AOK Nord-West', 'aok-nordwest'],
    ['aokplus', 'aok-plus'],
    ['AOK Dresden', 'aok-plus'],
    ['Techniker kk', 'techniker-krankenkasse'],
    ['Tekniker', 'techniker-krankenkasse'],
    ['TK Hamburg', 'techniker-krankenkasse'],
    ['DAK gesundheid', 'dak-gesundheit'],
    ['Deutsche Angestellten Krankenkasse', 'dak-gesundheit'],
    ['KKH Hannover', 'kkh-kaufmaennische-krankenkasse'],
    ['knapschafft', 'knappschaft'],
    ['Knappschaft Bahn See', 'knappschaft'],
    ['sbk münchen', 'sbk-siemens-betriebskrankenkasse'],
    ['Daimler BKK', 'mercedes-benz-bkk'],
    ['pronowa', 'pronova-bkk'],
    ['BIG direckt', 'big-direkt-gesund'],
    ['actimonda', 'big-direkt-gesund'],
    ['Schwenninger', 'vivida-bkk'],
    ['mh plus', 'mhplus-betriebskrankenkasse'],
    ['IKK gesundplus', 'ikk-gesund-plus'],
    ['ikk süd west', 'ikk-suedwest'],
    ['IKK Berlin', 'ikk-brandenburg-und-berlin'],
    ['audibkk', 'audi-bkk'],
    ['RuV', 'r-und-v-betriebskrankenkasse'],
    ['Debecka', 'debeka-bkk'],
    ['energie bkk hannover', 'energie-bkk'],
  ])('%s → %s, and nothing else', (typed, id) => {
    expect(found(typed)).toEqual([id]);
  });

  it.each([
    // Both insurers of a state that has two.
    ['AOK NRW', ['aok-nordwest', 'aok-rheinland-hamburg']],
    // Only the names nearest to a mistyped one.
    ['Barmr', ['barmer']],
    ['BKK Lnide', ['bkk-linde']],
    ['xyzzy', []],
    // A word that many share does not choose one of them.
    ['BKK Hintertupfingen', []],
    ['Allianz Versicherung', []],
    ['', [...ids]],
    [' + ', [...ids]],
  ])('%j finds all of %j', (typed, all) => {
    expect(found(typed)).toEqual(all);
  });

  it('finds other kinds of insurance, too', () => {
    expect([find('pkv')[0]?.id, find('ausland')[0]?.id]).toEqual(['private', 'elsewhere']);
  });

  it.each(['bkk', 'ikk', 'aok'])('%s only finds its own kind', (kind) => {
    for (const id of found(kind))
      expect(insurers.find((one) => one.id === id)?.kind.toLowerCase()).toBe(kind);
  });
});

describe('insurer search, every insurer', () => {
  const spellings = (name: string) => [
    name,
    name.toUpperCase(),
    name.replaceAll(/[äöüß]/gi, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter.toLowerCase()] ?? 'ss'),
    name.normalize('NFKD').replaceAll(/\p{M}/gu, ''),
  ];
  it.each(insurers.flatMap(({ id, name, aliases }) => [name, ...aliases].map((one) => [one, id] as const)))(
    '%s is the first result for its own name, however it is spelt',
    (name, id) => {
      const shared = insurers.filter(({ aliases }) => aliases.includes(name)).length;
      for (const spelling of spellings(name)) {
        expect([spelling, ...found(spelling).slice(0, Math.max(1, shared))]).toContain(id);
      }
    },
  );
});

describe('chosen insurer', () => {
  function open(address?: string) {
    const { sessionStorage } = browser(address === undefined ? {} : { address });
    return { selector: createInsurerSelector(words), sessionStorage };
  }

  it.each([
    ['aok-bayern', 100, 100, 75_00],
    ['aok-bremen-bremerhaven', 80, 80, 110_00],
    ['bkk-wuerth', minPercent, maxPercent, Infinity],
    ['private', 0, 0, Infinity],
    ['elsewhere', 0, 0, Infinity],
    ['none', 0, 0, Infinity],
  ])('%s pays %d to %d per cent, at most %d cents', (id, least, most, cap) => {
    const { selector } = open();
    selector.choose(id);
    const choice = selector.$choice.get();
    expect([choice.sum.least.back, choice.sum.most.back]).toEqual(
      [least, most].map((percent) => splitOf(courseFee, percent, cap).back),
    );
  });

  it('pays nothing after this year’s courses, until the visitor changes that', () => {
    const { selector } = open();
    selector.choose('aok-bayern');
    selector.setHad(true);
    expect(selector.$choice.get().sum.most).toEqual(splitOf(courseFee, 0));
    selector.setHad(false);
    expect(selector.$choice.get().sum.most).toEqual(splitOf(courseFee, 100, 75_00));
  });

  it('is known on the next page, and nothing else is stored', () => {
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

  it('is preset by an insurer’s own page, once', () => {
    const { selector, sessionStorage } = open('/de/kurs/zpp/erstattung?utm_source=post#insurer=aok-plus');
    selector.start();
    expect(selector.$choice.get().option?.id).toBe('aok-plus');
    expect([...sessionStorage.entries]).toEqual([['valea:booking-zpp', '{"insurer":"aok-plus"}']]);
    selector.choose('private');
    const reloaded = createInsurerSelector(words);
    reloaded.start();
    expect(reloaded.$choice.get().option?.id).toBe('private');
    expect(location.href).toMatch(/erstattung\?utm_source=post$/);
  });

  it('says so if the next page will not know it', () => {
    const { selector, sessionStorage } = open();
    sessionStorage.isBlocked = true;
    selector.choose('aok-plus');
    expect(selector.$choice.get()).toMatchObject({ kept: false, option: { id: 'aok-plus' } });
  });
});

it('insurers: a figure is old once a year has passed since its day, and undated without one', () => {
  const today = '2026-11-29';
  expect(freshnessOf({ asOf: '2025-11-29' }, today)).toBe('recent');
  expect(freshnessOf({ asOf: '2025-11-28' }, today)).toBe('old');
  expect(freshnessOf({}, today)).toBe('undated');
});

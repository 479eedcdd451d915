import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { personalKey, signedInValues } from '#site/browser/device.ts';
import { campaigns, campaignWords, readVia } from '#domain/funnel/via.ts';
import beforePaint from '#site/shell/before-paint.js?raw';

class Link {
  search = '?product=plan-3';
  closest = (selector: string) => (selector.startsWith('[href') ? this : null);
}

const origin = 'https://valea.example';

/** A page that runs the inline script; `referrer` is the page that led to it. */
function openPage(search: string, dataset: Record<string, string> = {}, referrer = '') {
  const sent: string[] = [];
  const documentElement = { toggleAttribute: () => false };
  const page = Object.assign(new EventTarget(), {
    body: { dataset },
    hidden: false,
    documentElement,
    referrer,
  });
  const window = new EventTarget();
  const replace = vi.fn<(path: string) => void>();
  const sessionStorage: Record<string, unknown> = { [personalKey('answers')]: '{}', other: '1' };
  Object.defineProperty(sessionStorage, 'removeItem', {
    value: (name: string) => Reflect.deleteProperty(sessionStorage, name),
  });
  runInNewContext(beforePaint, {
    addEventListener: window.addEventListener.bind(window),
    document: page,
    location: { search, origin, replace },
    navigator: { sendBeacon: (path: string) => sent.push(path) },
    localStorage: { getItem: () => null },
    sessionStorage,
    Element: Link,
  });
  return {
    dataset,
    page,
    replace,
    sent,
    sessionStorage,
    happens: (type: string) => page.dispatchEvent(new Event(type)),
    otherTabStores: (newValue: string) =>
      window.dispatchEvent(Object.assign(new Event('storage'), { newValue })),
  };
}

it('sign-out in another tab: personal data is forgotten, and a personal page left', () => {
  const { otherTabStores, replace, sessionStorage } = openPage('', { home: '/de/' });
  otherTabStores(signedInValues.yes);
  expect(Object.keys(sessionStorage)).toHaveLength(2);
  otherTabStores(signedInValues.out);
  expect(Object.keys(sessionStorage)).toEqual(['other']);
  expect(replace.mock.calls).toEqual([['/de/']]);
});

function viaIn(search: string, start = '', referrer = ''): string | undefined {
  const { dataset, happens } = openPage(search, start === '' ? {} : { start }, referrer);
  happens('readystatechange');
  return dataset['via'];
}

const landed = '/api/count/de/landing/';
const recipe = { count: landed, start: '..recipe' };
const offers = { count: `${landed} /api/count/de/offers/`, start: '..other' };

describe('page view', () => {
  it('script evaluation does nothing; the address is read in one task, the view counted once in another', () => {
    const { dataset, sent, happens } = openPage('?utm_source=google', { ...recipe });
    expect(dataset['via']).toBeUndefined();
    happens('readystatechange');
    expect([dataset['via'], sent]).toEqual(['google..recipe', []]);
    for (const type of ['readystatechange', 'visibilitychange', 'click']) happens(type);
    expect(sent).toEqual(['/api/count/de/landing/google..recipe']);
  });

  it.each([
    [
      'a visit that begins on a step counts both',
      '',
      offers,
      '',
      ['landing/none..other', 'offers/none..other'],
    ],
    [
      'a page behind a link of ours counts its step, with where the visit began',
      '?via=none..recipe',
      offers,
      `${origin}/de/`,
      ['offers/none..recipe'],
    ],
    ['a page behind a link of ours that is no step', '?via=none..recipe', recipe, `${origin}/de/`, []],
    [
      'an address that somebody passed on begins a visit without the source of theirs',
      '?via=google..home',
      recipe,
      'https://elsewhere.example/',
      ['landing/none..recipe'],
    ],
    ["a member's page begins none", '', {}, '', []],
  ])('%s', (_, search, page, referrer, expected) => {
    const { sent, happens } = openPage(search, { ...page }, referrer);
    for (const type of ['readystatechange', 'readystatechange', 'click']) happens(type);
    expect(sent).toEqual(expected.map((path) => `/api/count/de/${path}`));
  });

  it('a prerendered page is only counted once it is visible', () => {
    const { page, sent, happens } = openPage('', { ...recipe });
    page.hidden = true;
    for (const type of ['readystatechange', 'readystatechange']) happens(type);
    expect(sent).toEqual([]);
    page.hidden = false;
    happens('visibilitychange');
    expect(sent).toEqual(['/api/count/de/landing/none..recipe']);
  });

  it('a link pressed during loading counts the page, and gets the source of the visit; pointing at it does nothing', () => {
    const { page, sent } = openPage('?via=cpc', { count: landed, start: '.personal-plan.landing' });
    const link = new Link();
    const happens = (type: string) =>
      page.dispatchEvent(Object.defineProperty(new Event(type), 'target', { value: link }));
    happens('pointerover');
    expect([link.search, sent]).toEqual(['?product=plan-3', []]);
    happens('pointerdown');
    expect(sent).toEqual(['/api/count/de/landing/cpc.personal-plan.landing']);
    expect(link.search).toBe('?product=plan-3&via=cpc.personal-plan.landing');
  });
});

describe('source of a visit', () => {
  it.each([
    ['', '', 'none'],
    ['?utm_source=google&utm_medium=cpc', '', 'google'],
    ['?utm_source=facebook&utm_medium=cpc&utm_campaign=x', '', 'facebook'],
    ['?utm_source=unheard-of&utm_medium=email', '', 'email'],
    ['?utm_source=newsletter-november', '', 'newsletter'],
    ['?gclid=Cj0KCQ&fbclid=abc', '', 'none'],
    ['?utm_medium=social', '.personal-plan.landing', 'social.personal-plan.landing'],
    ['', '.personal-plan.landing.headline', 'none.personal-plan.landing.headline'],
    ['?q=utm_source=google', '', 'none'],
    ['?via=someone@example.com', '', 'none'],
    ['?via=someone@example.com', '..home', 'none..home'],
  ])('%s where a visit begins with %s is %s', (search, page, via) => {
    expect(viaIn(search, page)).toBe(via);
  });

  it.each([
    ['', '..home', 'none'],
    ['?product=plan-3&via=cpc.personal-plan', '', 'cpc.personal-plan'],
    ['?via=cpc.personal-plan.landing', '.prevention-course.landing', 'cpc.personal-plan.landing'],
    ['?via=none..recipe', '..home', 'none..recipe'],
    ['?via=none.personal-plan.landing.headline', '..week', 'none.personal-plan.landing.headline'],
  ])('%s behind a link of ours, on a page with %s, is %s', (search, page, via) => {
    expect(viaIn(search, page, `${origin}/de/`)).toBe(via);
  });

  it('the inline script knows the same classes as the list', () => {
    for (const word of Object.keys(campaignWords)) {
      expect(viaIn(`?utm_medium=${word}`)).toBe(word);
      expect(campaigns).toContain(readVia(word).campaign);
    }
    expect(/\(none\|([\w|]+)\)/.exec(beforePaint)?.[1]?.split('|')).toEqual(
      Object.keys(campaignWords).filter((word) => word !== 'none'),
    );
  });
});

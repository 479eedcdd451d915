import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { personalKey, signedInValues } from '#site/browser/device.ts';
import { campaigns, campaignWords, readVia } from '#domain/funnel/via.ts';
import beforePaint from '#site/shell/before-paint.js?raw';

class Link {
  search = '?product=plan-3';
  closest = (selector: string) => (selector.startsWith('[href') ? this : null);
}

/** A page that runs the inline script. */
function openPage(search: string, dataset: Record<string, string> = {}) {
  const sent: string[] = [];
  const documentElement = { toggleAttribute: () => false };
  const page = Object.assign(new EventTarget(), { body: { dataset }, hidden: false, documentElement });
  const window = new EventTarget();
  const replace = vi.fn<(path: string) => void>();
  const sessionStorage: Record<string, unknown> = { [personalKey('answers')]: '{}', other: '1' };
  Object.defineProperty(sessionStorage, 'removeItem', {
    value: (name: string) => Reflect.deleteProperty(sessionStorage, name),
  });
  runInNewContext(beforePaint, {
    addEventListener: window.addEventListener.bind(window),
    document: page,
    location: { search, replace },
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

function viaIn(search: string, start?: string): string | undefined {
  const { dataset, happens } = openPage(search, start === undefined ? {} : { start });
  happens('readystatechange');
  return dataset['via'];
}

describe('page view', () => {
  it('script evaluation does nothing; the address is read in one task, the view counted once in another', () => {
    const { dataset, sent, happens } = openPage('?utm_source=google', { count: '/api/count/de/landing/' });
    expect(dataset['via']).toBeUndefined();
    happens('readystatechange');
    expect([dataset['via'], sent]).toEqual(['google', []]);
    for (const type of ['readystatechange', 'visibilitychange', 'click']) happens(type);
    expect(sent).toEqual(['/api/count/de/landing/google']);
  });

  it('a prerendered page is only counted once it is visible', () => {
    const { page, sent, happens } = openPage('', { count: '/api/count/de/landing/' });
    page.hidden = true;
    for (const type of ['readystatechange', 'readystatechange']) happens(type);
    expect(sent).toEqual([]);
    page.hidden = false;
    happens('visibilitychange');
    expect(sent).toEqual(['/api/count/de/landing/none']);
  });

  it('a link pressed during loading counts the page, and gets the source of the visit', () => {
    const { page, sent } = openPage('?via=cpc', { count: '/api/count/de/landing/', start: '.personal-plan' });
    const link = new Link();
    const press = new Event('click');
    Object.defineProperty(press, 'target', { value: link });
    page.dispatchEvent(press);
    expect(sent).toEqual(['/api/count/de/landing/cpc.personal-plan']);
    expect(link.search).toBe('?product=plan-3&via=cpc.personal-plan');
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
    ['?product=plan-3&via=cpc.personal-plan', '', 'cpc.personal-plan'],
    ['?via=cpc.personal-plan', '.prevention-course', 'cpc.personal-plan'],
    ['?utm_medium=social', '.personal-plan', 'social.personal-plan'],
    ['', '.personal-plan', 'none.personal-plan'],
    ['?q=utm_source=google', '', 'none'],
    ['?via=someone@example.com', '', 'none'],
  ])('%s on a page %s is %s', (search, page, via) => {
    expect(viaIn(search, page)).toBe(via);
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

import { afterEach, describe, expect, it, vi } from 'vitest';
import { campaigns, campaignWords, readVia } from '#domain/funnel/via.ts';
import { countPage } from '#site/shell/counting.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A page with the script of every page. */
function openPage(search: string, dataset: { via?: string; start?: string; count?: string } = {}) {
  const sent: string[] = [];
  const page = Object.assign(new EventTarget(), { body: { dataset }, hidden: false });
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { search });
  vi.stubGlobal('navigator', { sendBeacon: (path: string) => sent.push(path) });
  countPage();
  return { dataset, page, sent, happens: (type: string) => page.dispatchEvent(new Event(type)) };
}

function viaIn(search: string, start?: string): string | undefined {
  const { dataset, happens } = openPage(search, start === undefined ? {} : { start });
  happens('readystatechange');
  return dataset.via;
}

describe('a page', () => {
  it('does nothing as its script is evaluated, reads its address in one task and counts in another, once', () => {
    const { dataset, sent, happens } = openPage('?utm_source=google', { count: '/api/count/de/landing/' });
    expect(dataset.via).toBeUndefined();
    happens('readystatechange');
    expect([dataset.via, sent]).toEqual(['google', []]);
    for (const type of ['readystatechange', 'visibilitychange', 'click']) happens(type);
    expect(sent).toEqual(['/api/count/de/landing/google']);
  });

  it('that nobody sees is not counted before somebody does', () => {
    const { page, sent, happens } = openPage('', { count: '/api/count/de/landing/' });
    page.hidden = true;
    for (const type of ['readystatechange', 'readystatechange']) happens(type);
    expect(sent).toEqual([]);
    page.hidden = false;
    happens('visibilitychange');
    expect(sent).toEqual(['/api/count/de/landing/none']);
  });

  it('whose link is pressed before all of it is there is counted with the press, and the link takes along where she comes from', () => {
    const { page, sent } = openPage('?via=cpc', { count: '/api/count/de/landing/', start: '.personal-plan' });
    const link = { search: '?product=plan-3' };
    const press = new Event('click');
    Object.defineProperty(press, 'target', { value: { closest: () => link } });
    page.dispatchEvent(press);
    expect(sent).toEqual(['/api/count/de/landing/cpc.personal-plan']);
    expect(link.search).toBe('?product=plan-3&via=cpc.personal-plan');
  });
});

describe('what travels along in an address', () => {
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

  it('knows the same words as the list', () => {
    for (const word of Object.keys(campaignWords)) {
      expect(viaIn(`?utm_medium=${word}`)).toBe(word);
      expect(campaigns).toContain(readVia(word).campaign);
    }
    expect(/\(none\|([\w|]+)\)/.exec(countPage.toString())?.[1]?.split('|')).toEqual(
      Object.keys(campaignWords).filter((word) => word !== 'none'),
    );
  });
});

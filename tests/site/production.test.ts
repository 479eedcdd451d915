import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readContent } from '../../src/content-check/check-content.ts';
import { modulesOf } from '#domain/course/modules.ts';
import { users } from '#domain/company/facts.ts';
import { courseKeys, liked } from '#domain/shop/catalogue.ts';
import { modulePath } from '#i18n/course-routes.ts';
import { courseLeaderPath, numbersPath, pathOf, pathsOf, type PageKey } from '#i18n/routes.ts';
import { textsOf } from '#i18n/texts.ts';
import { asInProduction } from '../../scripts/setup/site-build.ts';
import {
  all,
  attribute,
  dist,
  everyPage,
  listedPaths,
  localeOf,
  pagesIn,
  policyOf,
  text,
  type Page,
} from './pages.ts';

const { directory, settings } = asInProduction;
const deployed = pagesIn(directory);
const window = 'https://apis.google.com';
const frame = `https://${settings.PUBLIC_FIREBASE_PROJECT_ID}.firebaseapp.com`;
const accounts = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
const tag = 'https://www.googletagmanager.com';
const reports = [tag, 'https://*.google-analytics.com', 'https://*.analytics.google.com'];

const isOneOf = (...keys: PageKey[]) => {
  const paths = keys.flatMap((key) => Object.values(pathsOf(key)));
  return ({ path }: Page) => paths.includes(path);
};
const isCourseRoom = ({ path }: Page) =>
  path === pathOf('myCourse', 'de') ||
  path === modulePath('bescheinigung') ||
  courseKeys.some((course) => modulesOf(course).some(({ slug }) => path === modulePath(slug)));
const signsIn = (page: Page) =>
  isOneOf('login', 'onboarding', 'order', 'welcome')(page) ||
  isCourseRoom(page) ||
  page.path === courseLeaderPath ||
  page.path === numbersPath;
/**
 * In both languages, except the pages of a course (path, certificate, modules, the leader's page) and the numbers, which
 * are in German.
 */
const signInPages = 8 + 4 + courseKeys.flatMap(modulesOf).length;
/** Pages that use a session, but where nobody signs in. */
const knowsHer = (page: Page) =>
  isOneOf('plans', 'week', 'my', 'courseMessages', 'cancel', 'withdrawal')(page) ||
  /\/(?:kurs|course)\/\w+(?:\/email)?$/.test(page.path);

/** The hosts that a page may contact, beyond our own and those of the tag. */
function hostsOf(page: Page) {
  const policy = policyOf(page);
  const allowed = (directive: string) =>
    (policy.get(directive) ?? []).filter((source) => !/^'|^data:$/.test(source) && !reports.includes(source));
  return {
    scripts: allowed('script-src'),
    frames: allowed('frame-src'),
    connections: allowed('connect-src'),
  };
}

describe('production build', () => {
  it('shows stories, films and recordings only if they are real, and no gap in their place', async () => {
    const [stories, films, courses] = await Promise.all([
      readContent('testimonials', process.cwd()),
      readContent('films', process.cwd()),
      readContent('courses', process.cwd()),
    ]);
    const isReal = ({ data }: { data: { sample: boolean } }) => !data.sample;
    const home = (selector: string) => ['/de/', '/en/'].map((path) => ({ path, selector }));
    const places = [
      ...home('#testimonials').map((place) => ({ ...place, real: stories.entries.some(isReal) })),
      ...home('#films').map((place) => ({ ...place, real: films.entries.some(isReal) })),
      ...courses.entries.map(({ id, data }) => ({
        path: `/de/kurs/${id}`,
        selector: 'sound-sample',
        real: !data.sound.sample,
      })),
    ];
    for (const { path, selector, real } of places) {
      const page = deployed.find((one) => one.path === path);
      expect(page && all(page, selector).length > 0, `${selector} on ${path}`).toBe(real);
    }
  });

  it.each([
    {
      claim: 'how many people use the app',
      data: users,
      where: 'main li',
      wordsOf: (page: Page) => textsOf(localeOf(page), 'home').proof.users,
    },
    {
      claim: 'which plan is the most popular',
      data: liked,
      where: '.plan-badges .badge',
      wordsOf: (page: Page) => textsOf(localeOf(page), 'plans').island.card.liked,
    },
    {
      claim: 'what "most popular" means',
      data: liked,
      where: 'main p',
      wordsOf: (page: Page) => textsOf(localeOf(page), 'plans').small.liked,
    },
  ])('does not say by sample data $claim', ({ data, where, wordsOf }) => {
    const claiming = (pages: readonly Page[]) =>
      pages.filter((page) => all(page, where).some((element) => text(element).includes(wordsOf(page))));
    expect(claiming(everyPage).length > 0).toBe(data !== undefined);
    expect(claiming(deployed).length > 0).toBe(data !== undefined && !data.sample);
  });

  it('keeps no empty place for a claim that it leaves out', () => {
    const places = '[data-figures] :is(li, strong, span, p), [aria-labelledby=good-to-know] p';
    for (const page of deployed)
      for (const place of all(page, places)) expect(text(place), page.path).not.toBe('');
    const sourced = deployed.filter((page) => all(page, '[data-figures] > p').length > 0);
    expect(sourced.length > 0).toBe(users !== undefined && !users.sample);
  });

  it('lets pages contact the identity provider only where a visitor signs in', () => {
    expect(deployed.filter(signsIn)).toHaveLength(signInPages);
    expect(deployed.filter(knowsHer).length).toBeGreaterThanOrEqual(8);
    for (const page of deployed) {
      const { scripts, frames, connections } = hostsOf(page);
      const reached = [page.path, scripts, frames, connections.filter((host) => !host.includes('storage'))];
      if (signsIn(page)) expect(reached).toEqual([page.path, [window], [frame], accounts]);
      else if (knowsHer(page)) expect(reached).toEqual([page.path, [], [], accounts]);
      else expect(reached).toEqual([page.path, [], [], []]);
      expect([...policyOf(page).values()].flat().join(' '), page.path).not.toMatch(/unsafe-|localhost/);
    }
  });

  it('lets every page load the Google tag that is configured', () => {
    for (const page of deployed) {
      expect(policyOf(page).get('script-src'), page.path).toContain(tag);
      expect(policyOf(page).get('connect-src'), page.path).toEqual(expect.arrayContaining(reports));
      expect(policyOf(page).get('img-src'), page.path).toEqual(expect.arrayContaining(reports));
    }
    for (const page of everyPage) expect(page.html, page.path).not.toContain('googletagmanager');
  });

  const scriptsWith = (place: string, mark: string) =>
    readdirSync(`${place}/_astro`).filter(
      (name) => name.endsWith('.js') && readFileSync(`${place}/_astro/${name}`, 'utf8').includes(mark),
    );

  it.each(['choose-a-person', 'demo-valea'])('contains nothing of the local stand-ins: %s', (mark) => {
    expect(scriptsWith(directory, mark)).toEqual([]);
    // The control: the other build does contain it.
    expect(scriptsWith(dist, mark)).not.toEqual([]);
  });

  it('contains no recipe editor', () => {
    for (const folder of [dist, directory]) {
      expect(readdirSync(folder)).not.toContain('admin');
      expect(scriptsWith(folder, 'sveltia')).toEqual([]);
    }
  });
});

describe('local build', () => {
  it('lets pages contact the local stand-ins only where they need them', () => {
    const reaching = everyPage.filter((page) =>
      policyOf(page).get('connect-src')?.join(' ').includes('localhost'),
    );
    expect(reaching.filter((page) => !signsIn(page) && !knowsHer(page))).toEqual([]);
    expect(reaching.filter(signsIn)).toHaveLength(signInPages);
    for (const page of everyPage)
      expect([...policyOf(page).values()].flat().join(' ')).not.toMatch(/googleapis|apis\.google/);
  });
});

it('search engines: personal pages are not listed', () => {
  const isKept = (page: Page) => attribute(all(page, 'meta[name=robots]')[0], 'content').includes('noindex');
  // Landing pages name the home page as the original, which `noindex` would contradict.
  const isLanding = ({ path }: Page) => /^\/[a-z]{2}\/l\//.test(path);
  for (const page of everyPage)
    expect([page.path, isKept(page)]).toEqual([page.path, !listedPaths.has(page.path) && !isLanding(page)]);
  expect(everyPage.filter(isKept).map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/de/anmelden', '/en/login', '/de/bestellen', '/en/my', '/de/willkommen']),
  );
});

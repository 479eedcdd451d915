/**
 * A visit of five pages on a line that is really slow: from a search engine's hit to the questions of the start. Each page
 * after the first is reached by a press on a link, as a finger or (on a desktop) a pointer that rests a moment does it.
 */
import { pathOf } from '#i18n/routes.ts';
import { bareBrowser, withMouse, type Tab } from './devtools.ts';
import type { Answered } from './edge.ts';
import { median } from './lighthouse.ts';

const hit = `${pathOf('recipes', 'de')}/bananenbrot-mit-walnuessen`;
const steps = [
  { path: pathOf('recipes', 'de'), link: `main a[href^="${pathOf('recipes', 'de')}"]` },
  { path: pathOf('home', 'de'), link: 'header .brand' },
  { path: pathOf('faq', 'de'), link: `main a[href^="${pathOf('faq', 'de')}"]` },
  { path: pathOf('onboarding', 'de'), link: `footer a[href^="${pathOf('onboarding', 'de')}"]` },
];

/** How long somebody looks at a page before she presses, a pointer rests on a link, and a press lasts. */
const [readMs, restMs, pressMs] = [2_000, 300, 100];
/** Nothing has been asked for that long: the page is there. */
const quietMs = 1_500;

/** What Chrome does on Android without being told: a link that stays in view may be meant. */
const asOnAndroid = '--enable-features=PreloadingModerateViewportHeuristics';

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

type Form = 'phone' | 'desktop';

const prepared = {
  phone: [
    [
      'Emulation.setDeviceMetricsOverride',
      { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true },
    ],
    ['Emulation.setTouchEmulationEnabled', { enabled: true }],
  ],
  desktop: [
    ['Emulation.setDeviceMetricsOverride', { width: 1350, height: 940, deviceScaleFactor: 1, mobile: false }],
  ],
} as const;

/** The switch of whoever saves data, which our pages ask before they let anything come ahead. */
const withoutRules = ['Emulation.setDataSaverOverride', { dataSaverEnabled: true }] as const;

interface Seen {
  origin: number;
  shown: number;
  first: number;
  largest: number;
  shift: number;
  ahead: string;
}

/** Read in the page: when it was begun, shown and painted. One that was rendered ahead is painted once it is shown. */
const read = `new Promise((done) => {
  const [visit] = performance.getEntriesByType('navigation');
  const seen = { origin: performance.timeOrigin, shown: visit.activationStart, first: 0, largest: 0, shift: 0,
    ahead: visit.activationStart > 0 ? 'rendered' : visit.deliveryType === 'navigational-prefetch' ? 'fetched' : 'no' };
  const watch = (type, take) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => { if (name === 'first-contentful-paint') seen.first = startTime; });
  watch('largest-contentful-paint', ({ startTime }) => { seen.largest = startTime; });
  watch('layout-shift', ({ value, hadRecentInput }) => { if (!hadRecentInput) seen.shift += value; });
  setTimeout(() => done(seen), 100);
})`;

async function press(tab: Tab, form: Form, link: string): Promise<number> {
  const point = await tab.evaluate<{ x: number; y: number }>(`(() => {
    const found = [...document.querySelectorAll(${JSON.stringify(link)})].find((one) => one.checkVisibility());
    found.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = found.getBoundingClientRect();
    return { x: x + Math.min(width / 2, 40), y: y + height / 2 };
  })()`);
  await wait(readMs);
  const mouse = (type: string, more = {}) =>
    tab.send('Input.dispatchMouseEvent', { type: `mouse${type}`, ...point, ...more });
  const touch = (type: string, touchPoints: unknown[]) =>
    tab.send('Input.dispatchTouchEvent', { type: `touch${type}`, touchPoints });
  const button = { button: 'left', clickCount: 1 };
  if (form === 'desktop') {
    await mouse('Moved');
    await wait(restMs);
  }
  const at = Date.now();
  await (form === 'desktop' ? mouse('Pressed', button) : touch('Start', [point]));
  await wait(pressMs);
  await (form === 'desktop' ? mouse('Released', button) : touch('End', []));
  return at;
}

interface Step {
  path: string;
  first: number;
  largest: number;
  bytes: number;
  shift: number;
  ahead: string;
}

/** Where the answers of the site are written down as they go onto the line. */
export function createLedger() {
  let answered: Answered[] = [];
  let last = Date.now();
  return {
    hear: (one: Answered) => {
      answered.push(one);
      last = Date.now();
    },
    async quiet() {
      last = Date.now();
      while (Date.now() - last < quietMs) await wait(100);
    },
    /** What has been sent since it was last asked. */
    take() {
      const bytes = answered.reduce((sum, one) => sum + one.bytes, 0);
      answered = [];
      return bytes;
    },
  };
}

type Ledger = ReturnType<typeof createLedger>;

async function visit(url: string, browserFlag: string, form: Form, rules: boolean, ledger: Ledger) {
  const flags = [browserFlag, form === 'phone' ? asOnAndroid : withMouse];
  const browser = await bareBrowser(flags, rules ? prepared[form] : [...prepared[form], withoutRules]);
  const tab = await browser.newTab();
  const walked: Step[] = [];
  const look = async (path: string, at?: number) => {
    await ledger.quiet();
    const { origin, shown, first, largest, shift, ahead } = await tab.evaluate<Seen>(read);
    const since = (time: number) => origin + Math.max(time, shown) - (at ?? origin);
    walked.push({ path, first: since(first), largest: since(largest), bytes: ledger.take(), shift, ahead });
  };
  ledger.take();
  await tab.open(url + hit);
  await look(hit);
  for (const { path, link } of steps) {
    const at = await press(tab, form, link);
    while ((await tab.evaluate<string>('location.pathname').catch(() => '')) !== path) await wait(50);
    await look(path, at);
  }
  await browser.close();
  return walked;
}

/** A row a page: from the press to the paint in ms, without and with what comes ahead, medians. */
export async function visitTable(url: string, browserFlag: string, form: Form, runs: number, ledger: Ledger) {
  const [plain, ruled]: [Step[][], Step[][]] = [[], []];
  for (let run = 0; run < runs; run += 1) {
    plain.push(await visit(url, browserFlag, form, false, ledger));
    ruled.push(await visit(url, browserFlag, form, true, ledger));
  }
  const paths = [hit, ...steps.map(({ path }) => path)];
  return paths.map((page, index) => {
    const middle = (visits: readonly Step[][], pick: (step: Step) => number) =>
      median(visits.flatMap((steps) => steps[index] ?? []).map(pick));
    const both = (pick: (step: Step) => number, round: (value: number) => number = Math.round) =>
      `${round(middle(plain, pick))} → ${round(middle(ruled, pick))}`;
    return {
      page,
      'first paint ms': both(({ first }) => first),
      'largest paint ms': both(({ largest }) => largest),
      kB: both(
        ({ bytes }) => bytes,
        (value) => Math.round(value / 100) / 10,
      ),
      'shift, worst': Math.max(...[...plain, ...ruled].map((steps) => steps[index]?.shift ?? 0)),
      ahead: [...new Set(ruled.map((steps) => steps[index]?.ahead))].join(', '),
    };
  });
}

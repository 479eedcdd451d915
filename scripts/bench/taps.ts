/**
 * How long the page takes to answer a tap, a key or a letter on a phone whose processor is four times as slow as this
 * machine's: what INP measures (Event Timing: from the touch to the next paint), and the longest task meanwhile.
 * @see https://web.dev/articles/inp
 */
import type { Browser, Page } from '@playwright/test';
import { pathOf } from '#i18n/routes.ts';
import { median } from './lighthouse.ts';

const slowdown = 4;
/** What answers later is felt, and told. */
export const mostMs = 50;
/** A page that was scrolled to what is touched comes to rest. */
const aimMs = 200;
/** After a tap nothing more is waited for. */
const restMs = 700;
const settleMs = 2_000;

interface Tap {
  name: string;
  /** Finds where to touch, and then only touches: what looks at a page while it answers makes it slower. */
  aim: (page: Page) => Promise<() => Promise<unknown>>;
}

const tap = (name: string, selector: string): Tap => ({
  name,
  async aim(page) {
    const found = page.locator(selector).filter({ visible: true }).first();
    await found.scrollIntoViewIfNeeded();
    const box = await found.boundingBox();
    if (!box) throw new Error(`Nothing to tap: ${selector}`);
    return () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  },
});
const namedKeys = /^(?:Tab|Enter|ArrowDown)$/;
const keys = (name: string, ...pressed: readonly string[]): Tap => ({
  name,
  aim: (page) =>
    Promise.resolve(async () => {
      for (const key of pressed) {
        await (namedKeys.test(key) ? page.keyboard.press(key) : page.keyboard.type(key));
      }
    }),
});
const type = (text: string): Tap => keys(`type “${text}”`, text);

const pages: readonly { path: string; taps: readonly Tap[] }[] = [
  {
    path: pathOf('home', 'de'),
    taps: [
      tap('menu', 'header .toggle'),
      tap('close menu', '#menu .close'),
      tap('language', 'header .language'),
      tap('close language', '#language button'),
      tap('cookie settings', 'footer [commandfor="cookie-settings"]'),
      tap('close settings', '#cookie-settings button'),
    ],
  },
  {
    path: pathOf('recipes', 'de'),
    taps: [
      tap('search', 'recipe-search input'),
      ...['n', 'u', 'd', 'e'].map(type),
      tap('clear', 'recipe-search [type=reset]'),
      tap('tag', 'recipe-search a[data-tag]'),
      tap('tag off', 'recipe-search a[data-tag][aria-current]'),
    ],
  },
  {
    path: `${pathOf('recipes', 'de')}/bananenbrot-mit-walnuessen`,
    taps: [
      tap('one portion more', '[data-step="1"]'),
      tap('and one more', '[data-step="1"]'),
      tap('cook', '[data-do=cook]'),
      tap('next step', 'dialog[open] .next'),
      tap('and the next', 'dialog[open] .next'),
      tap('close', 'dialog[open] .close'),
    ],
  },
  {
    path: pathOf('faq', 'de'),
    taps: [
      tap('open an answer', 'main details summary'),
      tap('search', 'faq-search input'),
      ...['k', 'o', 's', 't'].map(type),
    ],
  },
  {
    path: pathOf('onboarding', 'de'),
    taps: [
      tap('begin', '#onboarding button'),
      keys('name', 'Tab', 'Mira', 'Enter'),
      keys('sex', 'Tab', 'Enter'),
      keys('birth', 'Tab', 'Tab', 'Tab', '1971', 'Enter'),
      keys('consent', 'Tab', 'Tab', 'Tab', 'Enter'),
      keys('activity', 'Tab', 'ArrowDown', 'ArrowDown', 'Enter'),
      keys('height', 'Tab', '173', 'Enter'),
      keys('weight', 'Tab', '91', 'Enter'),
      keys('wished weight', 'Tab', '83', 'Enter'),
      keys('diet', 'Tab', 'Enter'),
      keys('cooks for', 'Tab', 'Tab', 'Enter'),
    ],
  },
  {
    path: pathOf('plans', 'de'),
    taps: [tap('code', '.plan-code summary, .plan-code input'), keys('type a code', 'hallo', 'Enter')],
  },
];

/** Runs in the page before anything of its own. */
function watchAnswers() {
  const answered = { event: 0, task: 0, of: '' };
  Object.assign(globalThis, { answered });
  const observe = (type: string, take: (entry: PerformanceEntry) => void, more = {}) => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
    }).observe({ type, ...more });
  };
  observe(
    'event',
    (entry) => {
      if (!Reflect.get(entry, 'interactionId') || entry.duration <= answered.event) return;
      answered.event = entry.duration;
      answered.of = entry.name;
    },
    { durationThreshold: 16 },
  );
  observe('longtask', ({ duration }) => {
    answered.task = Math.max(answered.task, duration);
  });
}

interface Answer {
  event: number;
  task: number;
  of: string;
}

async function run(browser: Browser, url: string): Promise<Map<string, Answer>> {
  const found = new Map<string, Answer>();
  for (const { path, taps } of pages) {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      locale: 'de-DE',
      reducedMotion: 'no-preference',
    });
    const page = await context.newPage();
    await page.addInitScript(watchAnswers);
    await page.goto(url + path, { waitUntil: 'networkidle' });
    // The banner would lie over what is tapped.
    await page.locator('#consent button').first().tap();
    // What it brings belongs to no tap below.
    await page.waitForTimeout(settleMs);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    for (const { name, aim } of taps) {
      const touch = await aim(page);
      await page.waitForTimeout(aimMs);
      await page.evaluate(() =>
        Object.assign(Reflect.get(globalThis, 'answered') as Answer, { event: 0, task: 0, of: '' }),
      );
      await touch();
      await page.waitForTimeout(restMs);
      const answer = await page.evaluate(() => ({ ...(Reflect.get(globalThis, 'answered') as Answer) }));
      found.set(`${path} · ${name}`, answer);
    }
    await context.close();
  }
  return found;
}

/** A row a tap, medians and the best of some runs: another program on this machine makes a run slower, and none faster. */
export async function tapTable(browser: Browser, url: string, runs: number) {
  const all: Map<string, Answer>[] = [];
  for (let round = 0; round < runs; round += 1) all.push(await run(browser, url));
  return [...(all[0]?.keys() ?? [])].map((name) => {
    const answers = all.flatMap((one) => one.get(name) ?? []);
    const events = answers.map(({ event }) => event);
    const tasks = answers.map(({ task }) => task);
    const isSlow = median(events) > mostMs || median(tasks) > mostMs;
    return {
      tap: name,
      'INP ms': median(events),
      best: Math.min(...events),
      'longest task ms': Math.round(median(tasks)),
      'best task': Math.round(Math.min(...tasks)),
      event: answers[0]?.of ?? '',
      slow: isSlow ? '←' : '',
    };
  });
}

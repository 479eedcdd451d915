import { randomBytes } from 'node:crypto';
import { expect, type BrowserContext, type Page, type Request } from '@playwright/test';
import { personalKey } from '#site/browser/device.ts';
import { emptyDraft, type Draft } from '#domain/onboarding/draft.ts';
import { screens } from '#domain/onboarding/flow.ts';
import { healthConsentVersion } from '#domain/consent/health-consent.ts';
import { de, en } from './texts.ts';

export const words = {
  de: {
    path: '/de/start',
    ready: de('onboarding').island.welcome.ready,
    back: de('onboarding').island.nav.back,
    keep: de('onboarding').island.storing.create,
    stored: de('onboarding').island.storing.stored,
    titles: [
      de('onboarding').island.gender.title,
      de('onboarding').island.name.title,
      de('onboarding').island.consent.title,
      de('onboarding').island.activity.title,
      de('onboarding').island.height.title,
      de('onboarding').island.nutrition.title,
      de('onboarding').island.portions.title,
      'Kanari, hier ist dein Weg.',
    ],
  },
  en: {
    path: '/en/start',
    titles: [
      en('onboarding').island.gender.title,
      en('onboarding').island.name.title,
      en('onboarding').island.consent.title,
      en('onboarding').island.activity.title,
      en('onboarding').island.height.title,
      en('onboarding').island.nutrition.title,
      en('onboarding').island.portions.title,
      'Kanari, here’s your plan.',
    ],
  },
} as const;
export type Locale = keyof typeof words;

/** Answers that occur nowhere else: finding one elsewhere is a leak. */
export const canary = { name: 'Kanari', year: '1971', height: '173', weight: '91', desired: '83' };
/** Excludes parts of ids and milliseconds. */
export const canaries = /Kanari|(?<![\da-f])1971(?![\da-f])|(?<!\.)\b173\b|\b91\b|\b83\b/;

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const onScreen = (page: Page, locale: Locale, step: number) =>
  expect(heading(page)).toHaveText(words[locale].titles[step] ?? '');

/** The keys pressed on each screen, starting at the focused heading. */
const strokes: readonly (readonly string[])[] = [
  ['Tab', 'Enter'],
  ['Tab', canary.name, 'Tab', '9', 'Tab', '5', 'Tab', canary.year, 'Enter'],
  ['Tab', 'Tab', 'Tab', 'Enter'],
  ['Tab', 'ArrowDown', 'ArrowDown', 'Enter'],
  ['Tab', `${canary.height} cm`, 'Tab', `${canary.weight},4`, 'Tab', canary.desired, 'Enter'],
  ['Tab', 'Enter'],
  ['Tab', 'Tab', 'Enter'],
];
const keys = /^(Tab|Enter|ArrowDown)$/;

/** Answers the screens with the keyboard, from one to another, and checks the focus. */
export async function answer(page: Page, locale: Locale, from = 0, to = strokes.length) {
  for (const [step, stroke] of strokes.entries()) {
    if (step < from || step >= to) continue;
    await onScreen(page, locale, step);
    await expect(heading(page)).toBeFocused();
    for (const key of stroke) {
      if (keys.test(key)) await page.keyboard.press(key);
      else await page.keyboard.type(key);
    }
  }
  await onScreen(page, locale, to);
}

export async function begin(page: Page) {
  await page.goto(words.de.path);
  await page.getByRole('button', { name: words.de.ready }).press('Enter');
}

/** The answers of these keys, as stored when a visitor reaches a screen. */
function draftAt(locale: Locale, step: number): Draft {
  const now = Date.now();
  const draft = emptyDraft(now);
  const { name, year, height, weight, desired } = canary;
  return {
    ...draft,
    screen: screens[step + 1] ?? 'summary',
    form: {
      ...draft.form,
      ...(step > 1 && { displayName: name, birthDay: '9', birthMonth: '5', birthYear: year }),
      ...(step > 3 && { physicalActivityLevel: '1.6' }),
      ...(step > 4 && { height: `${height} cm`, weight: `${weight},4`, desiredWeight: desired }),
    },
    ...(step > 2 && {
      consent: {
        id: randomBytes(16).toString('hex'),
        version: healthConsentVersion,
        language: locale,
        given: now,
      },
    }),
  };
}

/** Stores the answers up to a screen in the browser, as onboarding.spec.ts gives them. */
export async function keepAnswers(page: Page, locale: Locale = 'de', step = strokes.length) {
  // Any file of the site's origin without a script.
  await page.goto('/robots.txt');
  await page.evaluate(
    ({ key, draft }) => {
      (draft.consent ? localStorage : sessionStorage).setItem(key, JSON.stringify(draft));
    },
    { key: personalKey('onboarding'), draft: draftAt(locale, step) },
  );
}

/** Opens the questions at a screen, by default the result, with everything before it answered. */
export async function openAnswered(page: Page, locale: Locale = 'de', step = strokes.length) {
  await keepAnswers(page, locale, step);
  await page.goto(words[locale].path);
  await onScreen(page, locale, step);
  await heading(page).focus();
}

/** URLs of all requests, and bodies sent to our own site. */
export function requests(context: BrowserContext) {
  const urls: string[] = [];
  const bodies: { path: string; body: string }[] = [];
  context.on('request', (request: Request) => {
    urls.push(request.url());
    const body = request.postData();
    if (body !== null) bodies.push({ path: new URL(request.url()).pathname, body });
  });
  return { urls, bodies };
}

export const storages = (page: Page) =>
  page.evaluate(() => ({
    tab: JSON.stringify(Object.entries(sessionStorage)),
    device: JSON.stringify(Object.entries(localStorage)),
    cookies: document.cookie,
    history: JSON.stringify(history.state),
    title: document.title,
  }));

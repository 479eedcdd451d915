import type { BrowserContext, Page } from '@playwright/test';
import { daysLater } from '#domain/calendar.ts';
import { pathOf } from '#i18n/routes.ts';
import { hasDecided } from './consent.ts';
import { anyAddress, openSignedIn } from './identity.ts';
import { customerOf } from './purchase.ts';

/** The fastest that browsers play; the player's own speeds multiply the test's 1×. */
const soundPace = 16;
/** The clock is ahead of the audio, so that on a busy machine real listening is not rejected as too fast. */
const clockPace = 32;

interface CourseTime {
  now: () => Date;
  waitUntil: (instant: Date) => void;
  /** From here on no time passes in the Worker. */
  stop: () => void;
  /** The pages of this context use this time, too. */
  rule: (context: BrowserContext) => Promise<void>;
}

/**
 * Accelerated time: in the Worker, which gets the time with every call, and on the pages of the controlled contexts.
 * Recordings are played by the browser's own element, sixteen times as fast.
 */
export function courseTime(): CourseTime {
  const began = Date.now();
  let aheadMs = 0;
  let stopped: number | undefined;
  const now = () => new Date(stopped ?? began + aheadMs + (Date.now() - began) * clockPace);
  return {
    now,
    waitUntil(instant) {
      aheadMs += Math.max(0, instant.getTime() - now().getTime());
      if (stopped !== undefined) stopped = Math.max(stopped, instant.getTime());
    },
    stop() {
      stopped = now().getTime();
    },
    async rule(context) {
      await context.route('**/api/**', (route) =>
        route.continue({ headers: { ...route.request().headers(), 'x-valea-now': now().toISOString() } }),
      );
      await context.addInitScript(
        ({ clock, sound }) => {
          const elapsed = performance.now.bind(performance);
          performance.now = () => elapsed() * clock;
          for (const name of ['playbackRate', 'defaultPlaybackRate'] as const) {
            const own = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, name);
            Object.defineProperty(HTMLMediaElement.prototype, name, {
              get(this: HTMLMediaElement): unknown {
                return own?.get?.call(this);
              },
              set(this: HTMLMediaElement, speed: number) {
                own?.set?.call(this, Math.min(sound, speed * sound));
              },
            });
          }
        },
        { clock: clockPace, sound: soundPace },
      );
    },
  };
}

const password = 'a long passphrase';

/** A device of hers, on which time passes as the test says. */
export async function device(
  context: BrowserContext,
  baseURL: string | undefined,
  time: CourseTime,
): Promise<Page> {
  await hasDecided(context, 'declined', baseURL);
  await time.rule(context);
  const page = await context.newPage();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return page;
}

/** Somebody who has booked the course. */
export async function participant(baseURL: string | undefined) {
  const email = anyAddress('eight-weeks');
  const her = await customerOf(baseURL, { email, password });
  await her.buy('zpp');
  const booked = new Date();
  return {
    her,
    booked,
    opens: (module: number) => daysLater(booked, 7 * (module - 1)),
    enter: (page: Page, path: string = pathOf('myCourse', 'de')) =>
      openSignedIn(page, baseURL, { email, password }, path),
  };
}

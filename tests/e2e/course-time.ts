import type { BrowserContext } from '@playwright/test';
import { hasDecided } from './consent.ts';

/** The fastest that browsers play; the player's own speeds multiply the test's 1×. */
const soundPace = 16;
/** The clock is ahead of the audio, so that on a busy machine real listening is not rejected as too fast. */
const clockPace = 32;

/**
 * A page with accelerated time, also in the Worker, which gets the time with every call. Recordings are played by the
 * browser's own element, sixteen times as fast.
 */
export async function acceleratedPage(context: BrowserContext, baseURL: string | undefined) {
  const began = Date.now();
  let aheadMs = 0;
  let stopped: number | undefined;
  const now = () => stopped ?? began + aheadMs + (Date.now() - began) * clockPace;
  await hasDecided(context, 'declined', baseURL);
  await context.route('**/api/**', (route) => {
    const time = { 'x-valea-now': new Date(now()).toISOString() };
    return route.continue({ headers: { ...route.request().headers(), ...time } });
  });
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
  const page = await context.newPage();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return {
    page,
    waitUntil: (instant: Date) => {
      aheadMs += Math.max(0, instant.getTime() - now());
    },
    /** Stops the Worker's clock. */
    stop: () => {
      stopped = now();
    },
  };
}

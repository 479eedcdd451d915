import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createToasts } from '#site/browser/toasts.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const shown = (toasts: ReturnType<typeof createToasts>) => toasts.$toasts.get().map(({ text }) => text);

it('toasts: disappear after five seconds; a repeated message restarts its time', () => {
  const toasts = createToasts();
  toasts.show('Link copied.');
  vi.advanceTimersByTime(4000);
  toasts.show('Link copied.');
  vi.advanceTimersByTime(4999);
  expect(shown(toasts)).toEqual(['Link copied.']);
  vi.advanceTimersByTime(1);
  expect(shown(toasts)).toEqual([]);
});

it('toasts: stay while held, and get their full time again afterwards', () => {
  const toasts = createToasts();
  toasts.show('first');
  vi.advanceTimersByTime(3000);
  toasts.hold();
  toasts.show('second');
  vi.advanceTimersByTime(60_000);
  toasts.release();
  vi.advanceTimersByTime(4999);
  expect(shown(toasts)).toEqual(['first', 'second']);
  vi.advanceTimersByTime(1);
  expect(shown(toasts)).toEqual([]);
});

it('toasts: can be dismissed once', () => {
  const toasts = createToasts();
  toasts.show('a');
  toasts.show('b');
  const [first] = toasts.$toasts.get();
  toasts.dismiss(first?.id ?? -1);
  toasts.dismiss(first?.id ?? -1);
  expect(shown(toasts)).toEqual(['b']);
});

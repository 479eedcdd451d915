import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { courseCache, courseScope } from '#site/browser/kept-pages.ts';
import { keptModule } from '#site/features/course/module/player/offline.ts';
import { forgetModules, keepModule } from '#site/features/course/offline/kept-modules.ts';
import { moduleView } from './player.ts';

/** A browser's caches and service workers. */
function browser({ refuses = false } = {}) {
  const stored = new Map<string, Map<string, unknown>>();
  const registrations = new Set<string>();
  const register = (_path: string, options: { scope: string }) => {
    if (refuses) return Promise.reject(new DOMException('No.', 'SecurityError'));
    registrations.add(options.scope);
    return Promise.resolve();
  };
  const open = (name: string) => {
    const entries = stored.get(name) ?? new Map<string, unknown>();
    stored.set(name, entries);
    return Promise.resolve({
      keys: () =>
        Promise.resolve([...entries.keys()].map((path) => ({ url: `https://valea.example${path}` }))),
      put: (path: string, response: unknown) => Promise.resolve(entries.set(path, response)),
      match: (url: string) =>
        Promise.resolve(entries.get(new URL(url, 'https://valea.example').pathname) as Response | undefined),
      add: (path: string) => Promise.resolve(entries.set(path, {})),
      delete: (url: string) => Promise.resolve(entries.delete(new URL(url).pathname)),
    });
  };
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('location', { origin: 'https://valea.example', pathname: '/de/mein-kurs/start' });
  vi.stubGlobal('caches', {
    open,
    has: (name: string) => Promise.resolve(stored.has(name)),
    delete: (name: string) => Promise.resolve(stored.delete(name)),
  });
  vi.stubGlobal('navigator', {
    serviceWorker: {
      register,
      getRegistration: (of: string) =>
        Promise.resolve(
          registrations.has(of) ? { unregister: () => Promise.resolve(registrations.delete(of)) } : undefined,
        ),
    },
  });
  return { stored, registrations };
}

const request = {
  course: 'zpp',
  module: 'start',
  link: () => Promise.resolve<string | undefined>('https://storage.example/start'),
  bytes: 3,
  onProgress: () => undefined,
  signal: new AbortController().signal,
};
const keep = (more: Partial<typeof request> = {}, content: unknown = { title: 'Start' }) =>
  keepModule({ ...request, ...more }, () => content, '9999-01-01T00:00:00Z');

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('abc')));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('offline copy: deleting the last one removes the service worker, and not before', async () => {
  const { stored, registrations } = browser();
  await keep();
  await keep({ module: 'second' });
  await forgetModules('zpp', 'second');
  expect([...(stored.get(courseCache)?.keys() ?? [])]).toContain('/de/mein-kurs/offline/zpp/start.json');
  expect([...(stored.get(courseCache)?.keys() ?? [])].join()).not.toContain('second');
  expect([...registrations]).toEqual([courseScope]);
  await forgetModules('zpp', 'start');
  expect([stored.size, registrations.size]).toEqual([0, 0]);
});

it('offline copy: a recording that cannot be fetched leaves no service worker behind', async () => {
  const { registrations } = browser();
  const outcome = await keep({ link: () => Promise.resolve(undefined) });
  expect(outcome).toEqual({ state: 'failed', reason: 'unreachable' });
  expect([...registrations]).toEqual([]);
});

it('offline copy: fails if the service worker is refused, without an unhandled rejection', async () => {
  browser({ refuses: true });
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const outcome = await keep({ link: () => Promise.resolve(undefined) });
  // Node reports unhandled rejections after the microtasks.
  await new Promise(setImmediate);
  process.off('unhandledRejection', unhandled);
  expect([outcome, unhandled.mock.calls]).toEqual([{ state: 'failed', reason: 'unreachable' }, []]);
});

it('offline copy: opens without a network, also one kept before the Worker sent when the module opened', async () => {
  browser();
  const { opened, ...before } = moduleView();
  for (const view of [{ ...before, opened }, before]) {
    await keep({}, view);
    expect(await keptModule('start')).toEqual(view);
  }
});

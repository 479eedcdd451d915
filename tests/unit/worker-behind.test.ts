import { expect, it } from 'vitest';
import { experiments } from '#domain/experiments/generated/experiments.ts';
import { landingPath } from '#i18n/routes.ts';
import { workerBehind } from '../../src/build/worker-behind.ts';
import { experiment } from '../fixtures/experiment.ts';
import type { Experiment } from '#domain/experiments/experiment.ts';

const [first, second] = experiment.arms;
const running: Experiment = { ...experiment, begin: '2020-01-01', end: '2199-12-31' };

/** How development treats an address: the page that it shows itself, or `worker`. */
function answersWith(address: string): string | undefined {
  let server: unknown;
  const options = {
    command: 'dev',
    injectScript: () => undefined,
    updateConfig: ({ vite }: { vite: { server?: unknown } }) => {
      server ??= vite.server;
    },
  };
  const setup = workerBehind('http://localhost:1').hooks['astro:config:setup'] as unknown as (
    given: object,
  ) => void;
  setup(options);
  const { proxy } = server as {
    proxy: Record<string, { bypass?: (request: { url: string }) => string | undefined }>;
  };
  const [, found] = Object.entries(proxy).find(([path]) => new RegExp(path).test(address)) ?? [];
  return found && (found.bypass?.({ url: address }) ?? 'worker');
}

it('development draws an experiment’s page itself, and leaves its redirects to the Worker', () => {
  expect(answersWith('/de/l/compared')).toBeUndefined();
  const known = experiments as Record<string, Experiment>;
  Object.assign(known, { compared: running, decided: { ...running, winner: second.landing } });
  try {
    const seen = new Set(Array.from({ length: 100 }, () => answersWith('/en/l/compared/?utm_source=google')));
    expect(seen).toEqual(
      new Set([first, second].map(({ landing }) => `${landingPath(landing, 'en')}?utm_source=google`)),
    );
    expect(answersWith('/de/l/decided')).toBe('worker');
    expect(answersWith(landingPath(first.landing, 'de'))).toBeUndefined();
    expect(answersWith('/api/health')).toBe('worker');
  } finally {
    for (const name of ['compared', 'decided']) Reflect.deleteProperty(known, name);
  }
});

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { configurationOf, type Configuration } from '../../scripts/deploy/configuration.ts';

const production = configurationOf('production');
const staging = configurationOf('staging');

/** All bindings of the Worker, by name. */
const bindings = (config: Configuration) => ({
  assets: config.assets.binding,
  databases: config.d1_databases.map(({ binding, migrations_dir: migrations }) => ({ binding, migrations })),
  limits: config.ratelimits.map(({ name, simple }) => ({ name, simple })),
  producers: config.queues.producers.map(({ binding }) => binding),
  version: config.version_metadata.binding,
  mail: config.send_email.map(({ name }) => name),
});

/** Crons, queues and flags, with the names that production gives its queues. */
const background = ({ triggers, queues, observability, ...config }: Configuration): unknown =>
  JSON.parse(
    JSON.stringify([
      [triggers, queues.consumers, observability, config.compatibility_date],
      // No preview URLs: an old version would answer with production's bindings.
      [config.compatibility_flags, config.workers_dev, config.preview_urls],
    ]).replaceAll('valea-staging-', 'valea-'),
  );

/** What environments must not share. */
const own = (config: Configuration) => [
  config.name,
  ...config.d1_databases.map(({ database_name: name }) => `database ${name}`),
  ...config.ratelimits.map(({ namespace_id: id }) => `limit ${id}`),
  ...new Set([
    ...config.queues.producers.map(({ queue }) => `queue ${queue}`),
    ...config.queues.consumers.map(({ queue }) => `queue ${queue}`),
  ]),
];

it('environments: staging has every binding of production, and shares none', () => {
  expect(bindings(staging)).toEqual(bindings(production));
  expect(background(staging)).toEqual(background(production));
  expect([production.workers_dev, production.preview_urls]).toEqual([false, false]);
  expect(own(staging).filter((name) => own(production).includes(name))).toEqual([]);
  expect(own(staging).length).toBe(own(production).length);
});

it('environments: the bindings are exactly those that the Worker expects', () => {
  const [, listed = ''] =
    /export interface Bindings \{([^}]*)\}/.exec(readFileSync('functions/env.ts', 'utf8')) ?? [];
  const expected = [...listed.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name);
  const { assets, databases, limits, producers, mail, version } = bindings(production);
  const named = [...databases.map(({ binding }) => binding), ...limits.map(({ name }) => name)];
  const bound = [assets, ...named, ...producers, ...mail, version];
  expect(bound.sort()).toEqual(expected.sort());
});

it('environments: staging runs the Worker before static files, as it checks the password', () => {
  expect(staging.assets.run_worker_first).toBe(true);
  expect(production.vars).toEqual({ ENVIRONMENT: 'production' });
  expect(staging.vars).toEqual({ ENVIRONMENT: 'staging' });
});

it('environments: the Worker recognises conversions, counts and deliveries by the name of their queue', () => {
  for (const { queues } of [production, staging]) {
    expect(queues.consumers.map(({ queue }) => queue)).toEqual([
      expect.stringMatching(/-conversions$/),
      expect.stringMatching(/-counts$/),
      expect.stringMatching(/-deliveries$/),
    ]);
  }
});

import '../../fixtures/own-discount.ts';
import { randomInt } from 'node:crypto';
import { startUpstream } from '../../faults/upstream.ts';
import { allEndpoints } from '../../fixtures/endpoints.ts';
import { codesOf } from '../../../src/api/endpoint.ts';
import { localMeta } from '../../../local/meta/remote.ts';
import { startMeta } from '../../../local/meta/meta.ts';
import { createCatalogueHolder } from '../../../functions/adapters/stripe/catalogue.ts';
import { apiVersion, createClient } from '../../../functions/adapters/stripe/client.ts';
import { deadlineForEachCall } from '../../../functions/time/deadline.ts';
import { localStripe } from '../../../local/stripe/remote.ts';
import { company } from '../../../src/domain/company/company.ts';
import { makeAccount } from '../../../local/storage/key.ts';
import { contentFile } from '../../../local/storage/recordings.ts';
import { startStorage } from '../../../local/storage/storage.ts';
import { startStripe } from '../../../local/stripe/stripe.ts';
import type { TestProject } from 'vitest/node';

/** The services outside the Worker, each as faulty as a test wishes. */
export default async function start(project: TestProject) {
  const names = ['keys', 'dataApi', 'accounts'] as const;
  const stops: (() => Promise<void>)[] = [];
  for (const name of names) {
    const upstream = await startUpstream();
    project.provide(name, { url: upstream.url, control: upstream.control });
    stops.push(upstream.stop);
  }
  const meta = await startMeta({ port: 0, ...localMeta });
  project.provide('meta', meta.url);
  stops.push(meta.stop);
  const { account, publicKey } = makeAccount();
  const storage = await startStorage({
    port: 0,
    bucket: company.bucket,
    accounts: { [account.client_email]: { publicKey } },
    fileOf: contentFile,
  });
  project.provide('storage', { url: storage.url, account: JSON.stringify(account) });
  stops.push(storage.stop);
  for (const name of [
    'stripe',
    'laterStripe',
    'renewingStripe',
    'collectingStripe',
    'losingStripe',
  ] as const) {
    const stripe = await startStripe({ port: 0, ...localStripe, apiVersion });
    const client = createClient({
      key: localStripe.key,
      url: stripe.url,
      deadline: deadlineForEachCall(5_000),
    });
    await createCatalogueHolder(client).push();
    project.provide(name, stripe.url);
    stops.push(() => stripe.stop());
  }
  const endpoints = await allEndpoints();
  project.provide(
    'endpoints',
    endpoints.map(({ method, path, ...endpoint }) => ({ method, path, codes: codesOf(endpoint) })),
  );
  project.provide('visitors', Number(process.env['VALEA_VISITORS'] ?? 60));
  project.provide('members', Number(process.env['VALEA_MEMBERS'] ?? 0));
  project.provide('seed', Number(process.env['VALEA_SEED'] ?? randomInt(2 ** 31)));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

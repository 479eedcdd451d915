import { describe, expect, it } from 'vitest';
import { at, prepared, serveVersion, version } from './account.ts';

serveVersion();

describe('staging', () => {
  const password = 'a long enough password';
  const environment = { STAGING_PASSWORD: password };

  it('has a Worker, a database and queues of its own, and keeps everybody else out', async () => {
    Object.assign(version, { password, noindex: true });
    const { run, cloud } = await at(prepared());
    expect(await run({ target: 'staging', project: { environment } })).toMatchObject({
      state: 'live',
      site: 'https://staging.valea.de',
    });
    expect(await cloud()).toMatchObject({
      databases: [{ name: 'valea-staging', jurisdiction: 'eu' }],
      queues: [{ name: 'valea-staging-conversions' }, { name: 'valea-staging-conversions-dead' }],
      triggers: [
        'staging.valea.de',
        '17 2 * * *',
        '*/10 * * * *',
        'valea-staging-conversions',
        'valea-staging-conversions-dead',
      ],
    });
  });

  it('is not promoted while it lets anybody in, or search engines', async () => {
    const { run, cloud } = await at(prepared());
    const outcome = await run({ target: 'staging', project: { environment } });
    expect(outcome).toMatchObject({
      state: 'stopped',
      details: expect.arrayContaining([
        '/favicon.svg asks for no password',
        '/de/ does not say noindex',
      ]) as string[],
    });
    expect((await cloud()).deployments).toEqual(['empty']);
  });

  it('cannot be looked at without its password, and refuses live keys', async () => {
    const outcome = await (
      await at(prepared())
    ).run({ target: 'staging', project: { environment: { STRIPE_SECRET_KEY: 'rk_live_a' } } });
    expect(outcome).toMatchObject({
      state: 'lacking',
      lacks: [
        { mend: 'STAGING_PASSWORD=… npm run deploy -- --staging' },
        { what: expect.stringContaining('is a live key, and this is staging') as string },
      ],
    });
  });
});

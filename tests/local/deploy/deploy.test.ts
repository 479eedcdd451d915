import { describe, expect, it } from 'vitest';
import { asIs, at, prepared, serveVersion, version } from './account.ts';

serveVersion();

const wants = (calls: readonly string[]) =>
  calls
    .map(
      (call) => /^(?:versions (?:upload|deploy)|d1 create|d1 migrations|triggers|rollback)/.exec(call)?.[0],
    )
    .filter(Boolean);

describe('a deployment', () => {
  it('goes from an empty account to live', async () => {
    const { run, cloud, said } = await at(prepared());
    expect(await run()).toEqual({
      state: 'live',
      version: '00000002-0000-4000-8000-000000000000',
      site: 'https://www.valea.de',
    });
    const after = await cloud();
    expect(after).toMatchObject({
      databases: [{ name: 'valea', jurisdiction: 'eu' }],
      queues: [
        { name: 'valea-conversions', jurisdiction: 'eu', days: 14 },
        { name: 'valea-conversions-dead', jurisdiction: 'eu', days: 14 },
      ],
      migrated: true,
      deployments: ['empty', '00000002-0000-4000-8000-000000000000'],
      triggers: ['www.valea.de', '17 2 * * *', '*/10 * * * *', 'valea-conversions', 'valea-conversions-dead'],
    });
    // Migrations before the upload, the domain after the promotion.
    expect(wants(after.calls)).toEqual([
      'd1 create',
      'd1 migrations',
      'triggers',
      'versions upload',
      'versions deploy',
      'triggers',
    ]);
    expect(said).toHaveLength(9);
    expect(said[0]).toBe('1/9  Build the site …');
  });

  it('can be repeated: what is there is not made again', async () => {
    const { run, cloud } = await at(prepared());
    await run();
    expect(await run()).toMatchObject({ state: 'live', version: '00000003-0000-4000-8000-000000000000' });
    const after = await cloud();
    expect([after.databases.length, after.queues.length]).toEqual([1, 2]);
    expect(after.calls.filter((call) => call.includes('create')).length).toBe(3);
  });

  const steps = ['d1 create', 'd1 migrations', 'triggers deploy', 'versions upload', 'versions deploy'];
  it.each(steps)(
    'that stopped at `%s` left visitors what they had, and goes on with the next call',
    async (step) => {
      const { run, cloud, change } = await at({
        ...prepared(),
        broken: { [step]: 'A request to the Cloudflare API failed.' },
      });
      const stopped = await run();
      expect(stopped).toMatchObject({
        state: 'stopped',
        details: ['A request to the Cloudflare API failed.'],
      });
      expect((await cloud()).deployments).toEqual(['empty']);
      await change({ broken: {} });
      expect(await run()).toMatchObject({ state: 'live' });
      expect((await cloud()).databases.length).toBe(1);
    },
  );

  it.each([
    [
      {
        status: 503,
        body: {
          status: 'misconfigured',
          settings: [{ setting: 'STRIPE_SECRET_KEY', reason: 'is a test key, and this is production' }],
        },
      },
      'settings are wrong: STRIPE_SECRET_KEY is a test key, and this is production',
    ],
    [
      { status: 503, body: { status: 'degraded', dependencies: { identity: 'down', members: 'up' } } },
      'the health check finds these down: identity',
    ],
    [{ status: 500, body: 'Internal' }, 'the health check answers 500'],
  ])('does not promote a version that is not well: %j', async (health, problem) => {
    const { run, cloud } = await at(prepared());
    version.health = health;
    expect(await run()).toMatchObject({ state: 'stopped', details: [problem] });
    expect((await cloud()).deployments).toEqual(['empty']);
  });

  it('does not promote a version that answers with another page', async () => {
    const { run, cloud } = await at(prepared());
    version.page = (path) => (path === '/en/plans' ? 'Nothing is here' : asIs.page(path));
    expect(await run()).toMatchObject({
      state: 'stopped',
      details: ['/en/plans answers 200, and not with that page'],
    });
    expect((await cloud()).deployments).toEqual(['empty']);
  });

  it('does not promote what nobody can look at', async () => {
    const { run, cloud } = await at({ ...prepared(), subdomain: false });
    expect(await run()).toMatchObject({
      state: 'stopped',
      sentence: expect.stringContaining('no address of its own') as string,
    });
    expect((await cloud()).deployments).toEqual(['empty']);
  });

  it('changes nothing as a dry run, and says what is missing', async () => {
    const { run, cloud } = await at({ ...prepared(), senders: [] });
    expect(await run({ dryRun: true })).toEqual({
      state: 'would deploy',
      lacks: [
        { what: 'Mail may not be sent from valea.de.', mend: 'npx wrangler email sending enable valea.de' },
      ],
    });
    const { calls, ...after } = await cloud();
    expect(after).toMatchObject({ databases: [], queues: [], deployments: ['empty'], triggers: [] });
    expect(calls.filter((call) => /create|update|apply|triggers|deploy /.test(call))).toEqual([]);
  });
});

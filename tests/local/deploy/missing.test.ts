import { describe, expect, it } from 'vitest';
import { projectFacts } from '../../../scripts/deploy/facts.ts';
import { neededSettings } from '../../../scripts/setup/settings.ts';
import { at, prepared, project, secrets, serveVersion, type Case } from './account.ts';
import type { Cloud } from './fake-wrangler.ts';

serveVersion();

describe('everything that is missing is said at once', () => {
  const whats = async (account: Partial<Cloud>, given: Case = {}) => {
    const outcome = await (await at(account)).run(given);
    return outcome.state === 'lacking' ? outcome.lacks : outcome;
  };

  it('of an account that is new', async () => {
    const lacks = await whats(
      { paid: false },
      { project: { company: { ...project.company, sample: true }, build: {} } },
    );
    expect(lacks).toMatchObject([
      { what: 'src/domain/company.ts still holds sample data.' },
      { what: expect.stringMatching(/^PUBLIC_FIREBASE_PROJECT_ID is not set/) as string },
      { what: expect.stringMatching(/^PUBLIC_FIREBASE_API_KEY is not set/) as string },
      {
        what: expect.stringContaining('needs the plan Workers Paid') as string,
        mend: 'open https://dash.cloudflare.com/a1b2/workers/plans and choose it',
      },
      { what: 'The domain of www.valea.de is not in this account.' },
      { what: 'The domain of valea.de is not in this account.' },
      ...neededSettings('production', 'secret').map((name) => ({
        what: `The secret ${name} is missing.`,
        mend: expect.stringMatching(new RegExp(`^npx wrangler secret put ${name} --env=""`)) as string,
      })),
    ]);
  });

  it('of modules that nobody has checked or recorded', async () => {
    const project = { unreviewedModules: ['zpp/01-eins', 'zpp/02-zwei'], unrecordedModules: ['zpp/01-eins'] };
    expect(await whats(prepared(), { project })).toMatchObject([
      { what: 'No expert has checked the text of zpp/01-eins, zpp/02-zwei.' },
      { what: 'There is only a sample to hear of zpp/01-eins.' },
    ]);
  });

  it('without a log-in, of what needs none', async () => {
    const lacks = await whats({ loggedIn: false }, { project: { sampleCourses: ['zpp.yaml'] } });
    expect(lacks).toMatchObject([
      { what: 'zpp.yaml is sample data.' },
      { mend: expect.stringContaining('npx wrangler login') as string },
    ]);
  });

  it('of figures and stories that are made up, each with its remedy', async () => {
    const file = 'src/content/testimonials/katrin.yaml';
    const made = { isPopularBySample: true, isUsersASample: true, sampleStories: [file] };
    expect(await whats({ loggedIn: false }, { project: made })).toMatchObject([
      { what: 'src/domain/shop/catalogue.ts calls a plan the most popular by sample data.' },
      {
        what: 'src/domain/facts.ts names a number of users that is sample data.',
        mend: expect.stringContaining('set `sample` to false; or take it out') as string,
      },
      { what: `${file} is made up.`, mend: expect.stringContaining('or delete the file') as string },
      { mend: expect.stringContaining('npx wrangler login') as string },
    ]);
  });

  it('as this project stands: its number of users and its stories are samples', async () => {
    expect(await projectFacts('production', { keep: false })).toMatchObject({
      isUsersASample: true,
      sampleStories: expect.arrayContaining(['src/content/testimonials/katrin.yaml']) as string[],
    });
  });

  it('where several accounts could be meant', async () => {
    const accounts = [
      { id: 'a1', name: 'One' },
      { id: 'b2', name: 'Two' },
    ];
    expect(await whats({ ...prepared(), accounts })).toMatchObject([
      { mend: expect.stringContaining('a1 (One), b2 (Two)') as string },
    ]);
    const chosen = await (
      await at({ ...prepared(), accounts })
    ).run({ project: { environment: { CLOUDFLARE_ACCOUNT_ID: 'b2' } } });
    expect(chosen).toMatchObject({ state: 'live' });
  });

  it('of a database or queue that may leave the EU', async () => {
    const lacks = await whats({
      ...prepared(),
      databases: [{ uuid: 'x', name: 'valea', jurisdiction: null }],
      queues: [{ name: 'valea-conversions', jurisdiction: null, days: 4 }],
    });
    expect(lacks).toMatchObject([
      {
        what: expect.stringContaining(
          'The queue valea-conversions does not have to stay in the EU',
        ) as string,
      },
      { what: expect.stringContaining('The database valea does not have to stay in the EU') as string },
    ]);
  });

  it('of a secret that a Worker in use lacks: it goes into a version, not live', async () => {
    const account = {
      ...prepared(),
      versions: [
        {
          id: 'empty',
          secrets: secrets.filter((name) => name !== 'STRIPE_SECRET_KEY'),
        },
      ],
    };
    expect(await whats(account)).toMatchObject([
      {
        mend: expect.stringMatching(/^npx wrangler versions secret put STRIPE_SECRET_KEY --env=""/) as string,
      },
    ]);
  });

  it('of migrations that would break what runs, and of keys of the other mode', async () => {
    const refusedMigrations = [{ file: '0099_x.sql', statement: 'DROP TABLE orders' }];
    const environment = { STRIPE_SECRET_KEY: 'sk_test_canary' };
    const lacks = await whats(prepared(), { project: { refusedMigrations, environment } });
    expect(lacks).toMatchObject([
      { what: '0099_x.sql is not additive: DROP TABLE orders' },
      { what: expect.stringContaining('is a test key, and this is production') as string },
    ]);
    expect(JSON.stringify(lacks)).not.toContain('canary');
  });

  it('of an address that both environments have: each would take it from the other', async () => {
    const company = { ...project.company, stagingSite: project.company.site };
    expect(await whats(prepared(), { project: { company } })).toMatchObject([
      { what: expect.stringContaining('the same address, www.valea.de') as string },
    ]);
  });

  it('of what the platform does not tell', async () => {
    const lacks = await whats({ ...prepared(), broken: { 'd1 list': 'Authentication error [code: 10000]' } });
    expect(lacks).toMatchObject([
      { what: 'Which databases there are could not be asked: Authentication error [code: 10000]' },
    ]);
  });
});

import { company } from '#domain/company.ts';
import { dayInGermany } from '#domain/calendar.ts';
import { users } from '#domain/facts.ts';
import { liked } from '#domain/shop/catalogue.ts';
import { buildSettings } from '../../src/build/build-settings.ts';
import { printDiagnostics } from '../../src/content-check/diagnostic.ts';
import { keepRecord, unrecorded } from '../../src/content-check/recipes/addresses/record-slugs.ts';
import { checkRecipes } from '../../src/content-check/recipes/check-recipes.ts';
import { placesIn } from '../../src/content-check/recipes/places.ts';
import { coursesOfSamples } from '../codegen/certified.ts';
import { readOrStop } from '../codegen/content.ts';
import { unfinishedModules } from '../codegen/course-modules.ts';
import { configurationOf } from './configuration.ts';
import { refusedMigrations } from './migrations.ts';
import { siteOf, type AccountFacts, type Facts } from './preflight.ts';
import type { Lack, ProjectFacts } from './project-facts.ts';
import type { Target } from '../setup/settings.ts';
import type { Wrangler } from './wrangler.ts';

/** What was ever public must be found for ever: no address goes out that the record, in Git, does not hold. */
async function recipeLacks(): Promise<Lack[]> {
  const places = placesIn(process.cwd());
  const checked = await checkRecipes(places, dayInGermany(new Date()));
  if (checked.diagnostics.length > 0) {
    return [
      {
        what: `Recipes have errors.\n${printDiagnostics(checked.diagnostics)}`,
        mend: 'npm run recipe -- check',
      },
    ];
  }
  const unknown = unrecorded(checked);
  if (unknown.length === 0) return [];
  await keepRecord(places, checked);
  return [
    {
      what: `The addresses of ${unknown.join(', ')} were not on record. They stand in ${places.shown}/slugs.json now.`,
      mend: `git commit ${places.shown}/slugs.json`,
    },
  ];
}

const isSample = ({ sample }: { sample: boolean }) => sample;

/** The files of stories and films that nobody has told. */
async function sampleStories(): Promise<string[]> {
  const told = [...(await readOrStop('testimonials')), ...(await readOrStop('films'))];
  return told.filter(({ data }) => data.sample).map(({ file }) => file);
}

/** `keep`: an unrecorded address is written down, as a deployment does. */
export async function projectFacts(target: Target, { keep }: { keep: boolean }): Promise<ProjectFacts> {
  const [database] = configurationOf(target).d1_databases;
  return {
    company,
    isPopularBySample: liked !== undefined && isSample(liked),
    isUsersASample: users !== undefined && isSample(users),
    sampleCourses: await coursesOfSamples(),
    ...(await unfinishedModules()),
    sampleStories: await sampleStories(),
    refusedMigrations: await refusedMigrations(database?.migrations_dir ?? ''),
    recipes: keep ? await recipeLacks() : [],
    build: buildSettings(process.env, `.dev.vars.${target}`),
    environment: process.env,
  };
}

const domainOf = (email: string) => email.split('@').at(-1) ?? '';

/**
 * Asks the platform. With `keep` the queues are made and told how long to keep messages: they are owed anyway, and
 * nothing else that a log-in may ask says which plan the account has.
 */
async function accountFacts(
  wrangler: Wrangler,
  { target, project, accounts, keep }: { keep: boolean } & Omit<Facts, 'account'>,
): Promise<AccountFacts> {
  const { name: worker, d1_databases: databases, queues } = configurationOf(target);
  const databaseName = databases[0]?.database_name ?? '';
  const { hostname } = new URL(siteOf(target, project.company));
  const asked = [];
  for (const { queue: name } of queues.producers) {
    const state = await wrangler.queue(name);
    const isThere = state.state === 'done' && state.value !== 'none';
    asked.push({
      name,
      state,
      ...(keep &&
        state.state === 'done' && {
          kept: await (isThere ? wrangler.keepQueue(name) : wrangler.createQueue(name)),
        }),
    });
  }
  return {
    accounts,
    worker,
    databaseName,
    database: await wrangler.database(databaseName),
    queues: asked,
    secrets: await wrangler.secrets(worker),
    zone: await wrangler.zone(hostname),
    mail: await wrangler.sendsMail(domainOf(project.company.email)),
  };
}

export async function gatherFacts(
  wrangler: Wrangler,
  { target, project, keep }: { target: Target; project: ProjectFacts; keep: boolean },
): Promise<Facts> {
  const all = await wrangler.accounts();
  const { CLOUDFLARE_ACCOUNT_ID: chosen } = project.environment;
  const accounts = chosen ? all.filter(({ id }) => id === chosen) : all;
  if (accounts.length !== 1) return { target, project, accounts, account: undefined };
  return {
    target,
    project,
    accounts,
    account: await accountFacts(wrangler, { target, project, accounts, keep }),
  };
}

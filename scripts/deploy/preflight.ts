/**
 * The preflight check of a deployment: from facts to everything that is missing, each with what mends it, all at once.
 * Pure: who asks the facts is `facts.ts`.
 */
import { expectedLivemode } from '#functions/settings.ts';
import { neededSettings, settings, type Target } from '../setup/settings.ts';
import { samplesIn } from './samples.ts';
import type { Lack, ProjectFacts } from './project-facts.ts';
import type { Answer, Database } from './wrangler.ts';

interface QueueFact {
  name: string;
  state: Answer<'none' | 'eu' | 'elsewhere'>;
  /** What came of having it keep messages for fourteen days; nothing where that was not tried. */
  kept?: Answer;
}

/** What the account at the platform says. */
export interface AccountFacts {
  accounts: readonly { id: string; name: string }[];
  worker: string;
  databaseName: string;
  database: Answer<Database | undefined>;
  queues: readonly QueueFact[];
  secrets: Answer<string[] | undefined>;
  zone: Answer;
  mail: Answer<boolean>;
}

export interface Facts {
  target: Target;
  project: ProjectFacts;
  /** Nothing while nobody is logged in, or it is not said which account. */
  account: AccountFacts | undefined;
  accounts: readonly { id: string; name: string }[];
}

export const siteOf = (
  target: Target,
  company: Pick<ProjectFacts['company'], 'site' | 'stagingSite'>,
): string => (target === 'production' ? company.site : company.stagingSite);

/** As commands are to be typed: the first environment has no name. */
const flag = (target: Target) => (target === 'production' ? '--env=""' : '--env staging');
const again = 'run it again';

function* sampleLacks({ project, target }: Facts): Generator<Lack> {
  const { company } = project;
  // Staging shows what is to come: sample data may be part of it.
  if (target === 'production') yield* samplesIn(project);
  const { hostname } = new URL(siteOf(target, company));
  if (hostname.endsWith('.example')) {
    yield {
      what: `${hostname} is no domain that anybody can own.`,
      mend: `enter the real address as \`${target === 'production' ? 'site' : 'stagingSite'}\` in src/domain/company.ts`,
    };
  }
  // Binding a domain takes it from whoever had it.
  if (hostname === new URL(siteOf(target === 'production' ? 'staging' : 'production', company)).hostname) {
    yield {
      what: `Production and staging have the same address, ${hostname}: each would take it from the other.`,
      mend: 'enter another `stagingSite` in src/domain/company.ts',
    };
  }
  yield* project.recipes;
}

function* settingLacks({ project, target }: Facts): Generator<Lack> {
  for (const name of neededSettings(target, 'build')) {
    if (project.build[name]) continue;
    yield {
      what: `${name} is not set: the site would sign in at the stand-in of a laptop.`,
      mend: `write ${name}=… into .dev.vars.${target}, or set it in the environment (from: ${settings[name].from})`,
    };
  }
  const { STAGING_PASSWORD: password, STRIPE_SECRET_KEY: key } = project.environment;
  if (target === 'staging' && !password) {
    yield {
      what: 'STAGING_PASSWORD is not in the environment of this command, which has to look behind it.',
      mend: 'STAGING_PASSWORD=… npm run deploy -- --staging',
    };
  }
  const isLive = expectedLivemode(target) === true;
  if (key?.includes(isLive ? '_test_' : '_live_')) {
    yield {
      what: `STRIPE_SECRET_KEY in the environment of this command is a ${isLive ? 'test' : 'live'} key, and this is ${target}.`,
      mend: `take it out there, and give ${target} its own`,
    };
  }
}

const migrationLacks = ({ project }: Facts): Lack[] =>
  project.refusedMigrations.map(({ file, statement }) => ({
    what: `${file} is not additive: ${statement}`,
    mend: 'write a migration that only adds; what is no longer used goes after the version that uses it is history',
  }));

function* loginLacks({ accounts }: Facts): Generator<Lack> {
  if (accounts.length === 0) {
    yield {
      what: 'Nobody is logged in at Cloudflare. Plan, database, queues, secrets, domain and mail are asked once somebody is.',
      mend: 'npx wrangler login (where nobody can: set CLOUDFLARE_API_TOKEN)',
    };
  } else {
    const listed = accounts.map(({ id, name }) => `${id} (${name})`).join(', ');
    yield {
      what: 'Several accounts at Cloudflare may be used.',
      mend: `CLOUDFLARE_ACCOUNT_ID=… npm run deploy, with one of ${listed}`,
    };
  }
}

const notAsked = (what: string, reason: string): Lack => ({
  what: `${what} could not be asked: ${reason}`,
  mend: `npx wrangler login, and ${again}; a token needs the permissions in docs/deploying.md`,
});

function* secretLacks({ secrets }: AccountFacts, target: Target): Generator<Lack> {
  if (secrets.state === 'refused') {
    yield notAsked('Which secrets the Worker has', secrets.reason);
    return;
  }
  for (const name of neededSettings(target, 'secret')) {
    if (secrets.value?.includes(name)) continue;
    // The first secret makes the Worker; afterwards a secret goes into a version, and live with the next one.
    const put = secrets.value === undefined ? 'secret put' : 'versions secret put';
    yield {
      what: `The secret ${name} is missing.`,
      mend: `npx wrangler ${put} ${name} ${flag(target)} (from: ${settings[name].from})`,
    };
  }
}

function* databaseLacks({ database, databaseName: name }: AccountFacts, target: Target): Generator<Lack> {
  if (database.state === 'refused') yield notAsked('Which databases there are', database.reason);
  else if (database.value && database.value.jurisdiction !== 'eu') {
    yield {
      what: `The database ${name} does not have to stay in the EU, and that can only be chosen when it is made.`,
      mend: `npx wrangler d1 export ${name} --remote --output ${name}.sql ${flag(target)}; npx wrangler d1 delete ${name} ${flag(target)}; ${again}, then d1 execute --file`,
    };
  }
}

function* queueLacks({ queues, accounts }: AccountFacts): Generator<Lack> {
  for (const { name, state } of queues) {
    if (state.state === 'refused') yield notAsked(`Whether there is a queue ${name}`, state.reason);
    else if (state.value === 'elsewhere') {
      yield {
        what: `The queue ${name} does not have to stay in the EU, and that can only be chosen when it is made.`,
        mend: `npx wrangler queues delete ${name}, once it is empty`,
      };
    }
  }
  const refused = queues.flatMap(({ kept }) => (kept?.state === 'refused' ? [kept.reason] : []));
  const [reason] = refused;
  if (reason === undefined) return;
  const [account] = accounts;
  yield {
    what: `Queues do not keep messages for fourteen days: the account needs the plan Workers Paid. Cloudflare says: ${reason}`,
    mend: `open https://dash.cloudflare.com/${account?.id ?? '?to=/:account'}/workers/plans and choose it`,
  };
}

function* domainLacks({ zone, mail }: AccountFacts, { project, target }: Facts): Generator<Lack> {
  const { hostname } = new URL(siteOf(target, project.company));
  const from = project.company.email.split('@').at(-1) ?? '';
  const noZone = 'Could not find a zone';
  const adding = (domain: string): Lack => ({
    what: `The domain of ${domain} is not in this account.`,
    mend: 'add it at https://dash.cloudflare.com/?to=/:account/add-site, and set its name servers where you bought it',
  });
  if (zone.state === 'refused') {
    yield zone.reason.includes(noZone) ? adding(hostname) : notAsked(`The domain ${hostname}`, zone.reason);
  }
  if (mail.state === 'refused') {
    yield mail.reason.includes(noZone) ? adding(from) : notAsked('Whether mail may be sent', mail.reason);
  } else if (!mail.value) {
    yield { what: `Mail may not be sent from ${from}.`, mend: `npx wrangler email sending enable ${from}` };
  }
}

/** Everything that is missing, in the order in which it is best mended. */
export function lacksOf(facts: Facts): Lack[] {
  const { account, target } = facts;
  const found = [...migrationLacks(facts), ...sampleLacks(facts), ...settingLacks(facts)];
  if (!account) return [...found, ...loginLacks(facts)];
  return [
    ...found,
    ...queueLacks(account),
    ...databaseLacks(account, target),
    ...domainLacks(account, facts),
    ...secretLacks(account, target),
  ];
}

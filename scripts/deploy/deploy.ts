import { writeConfiguration, writeVersionAddresses } from './configuration.ts';
import { plan, sayStep, type Step } from './plan.ts';
import { lacksOf, siteOf, type Facts } from './preflight.ts';
import type { Lack } from './project-facts.ts';
import { lookAt } from './look.ts';
import type { Target } from '../setup/settings.ts';
import type { Answer, Wrangler } from './wrangler.ts';

/**
 * Deployment: creates what is owed, migrates, uploads a version, looks at it and promotes it. Every step asks the
 * platform what is there already, so that a deployment that stopped half-way goes on with the next call.
 */
export type Outcome =
  | { state: 'live'; version: string; site: string }
  | { state: 'would deploy'; lacks: Lack[] }
  | { state: 'lacking'; lacks: Lack[] }
  /** Nothing that visitors see has changed, save where it says so. */
  | { state: 'stopped'; sentence: string; details: readonly string[] };

export interface Tools {
  wrangler: Wrangler;
  build: (target: Target) => Promise<Answer>;
  /** What the version is called: the commit. */
  revision: { tag: string; message: string };
  say: (line: string) => void;
  look?: typeof lookAt;
  /** Where configurations are written. */
  directory?: string;
  /** Static files, if not where `wrangler.toml` says. */
  assets?: string;
}

const addressPatienceMs = 90_000;
export const domainPatienceMs = 180_000;

interface Progress {
  databaseId?: string;
  version?: { id: string; url?: string };
}

type Stop = Extract<Outcome, { state: 'stopped' }>;
/** Ends a deployment with what somebody can do about it. */
export const stop = (sentence: string, ...details: string[]): Stop => ({
  state: 'stopped',
  sentence,
  details,
});

async function perform(
  step: Step,
  { target, project, account }: Facts,
  done: Progress,
  { wrangler, build, revision, look = lookAt, directory, assets }: Tools,
): Promise<Stop | undefined> {
  const site = siteOf(target, project.company);
  const { databaseId } = done;
  const given = { host: new URL(site).hostname, ...(assets !== undefined && { assets }) };
  const configured = () =>
    writeConfiguration(target, { ...given, ...(databaseId !== undefined && { databaseId }) }, directory);
  const password = project.environment['STAGING_PASSWORD'];
  const refused = (answer: Answer<unknown>, sentence: string): Stop | undefined =>
    answer.state === 'refused' ? stop(sentence, answer.reason) : undefined;

  switch (step.step) {
    case 'build':
      return refused(await build(target), 'The site could not be built: nothing was deployed.');
    case 'pack':
      return refused(
        await wrangler.pack(await configured(), `${directory ?? '.valea/deploy'}/packed`),
        'The Worker could not be packed.',
      );
    case 'create database': {
      const created = await wrangler.createDatabase(step.name);
      if (created.state === 'refused') return stop('The database could not be created.', created.reason);
      const found = await wrangler.database(step.name);
      if (found.state === 'done' && found.value?.jurisdiction === 'eu') {
        done.databaseId = found.value.id;
        return undefined;
      }
      return stop(
        `The database ${step.name} was created, and the platform does not say that it stays in the EU.`,
      );
    }
    case 'migrate':
      return refused(
        await wrangler.migrate(step.name, await configured()),
        'A migration failed and was rolled back; the version of before runs on, on the schema that it knows.',
      );
    case 'give addresses':
      return refused(
        await wrangler.giveAddresses(await writeVersionAddresses(target, directory)),
        'Versions could not be given addresses of their own: nothing was uploaded.',
      );
    case 'upload': {
      const uploaded = await wrangler.upload(await configured(), revision.tag, revision.message);
      if (uploaded.state === 'refused') {
        return stop('The version was not taken; the one of before stays.', uploaded.reason);
      }
      done.version = uploaded.value;
      return undefined;
    }
    case 'look': {
      if (done.version?.url === undefined) {
        return stop(
          'The version has no address of its own, so that nobody can look at it; the one of before stays.',
          `Choose a workers.dev subdomain for the account: https://dash.cloudflare.com/${account?.accounts[0]?.id ?? '?to=/:account'}/workers/onboarding`,
        );
      }
      const problems = await look({ target, url: done.version.url, password }, addressPatienceMs);
      if (problems.length === 0) return undefined;
      return stop(
        `Version ${done.version.id} does not answer as it should at ${done.version.url}, and was not promoted: the one of before stays.`,
        ...problems,
      );
    }
    case 'promote':
      return refused(
        await wrangler.promote(await configured(), done.version?.id ?? '', revision.message),
        'The version could not be promoted; the one of before stays.',
      );
    case 'bind triggers':
      return refused(
        await wrangler.bindTriggers(await configured()),
        'The new version is live, and domain, cron jobs or queues could not be bound: mend it and deploy again.',
      );
    case 'look again': {
      const problems = await look({ target, url: site, password }, domainPatienceMs);
      if (problems.length === 0) return undefined;
      return stop(
        `The new version is live, and ${site} does not answer as it should. A new domain may need some minutes for its certificate; otherwise go back: npm run deploy -- --rollback`,
        ...problems,
      );
    }
  }
}

export async function deploy(facts: Facts, { dryRun }: { dryRun: boolean }, tools: Tools): Promise<Outcome> {
  const lacks = lacksOf(facts);
  if (lacks.length > 0 && !dryRun) return { state: 'lacking', lacks };
  const steps = plan(facts, dryRun);
  const database = facts.account?.database;
  const done: Progress = {
    ...(database?.state === 'done' && database.value && { databaseId: database.value.id }),
  };
  for (const [index, step] of steps.entries()) {
    tools.say(`${index + 1}/${steps.length}  ${sayStep(step)} …`);
    const stopped = await perform(step, facts, done, tools);
    if (stopped) return stopped;
  }
  if (dryRun) return { state: 'would deploy', lacks };
  return {
    state: 'live',
    version: done.version?.id ?? '',
    site: siteOf(facts.target, facts.project.company),
  };
}

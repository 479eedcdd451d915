import { company } from '#domain/company.ts';
import { configurationOf } from '../deploy/configuration.ts';
import { deploy, type Outcome, type Tools } from '../deploy/deploy.ts';
import { rollBack, tagPrefix } from '../deploy/roll-back.ts';
import { gatherFacts, projectFacts } from '../deploy/facts.ts';
import { siteOf } from '../deploy/preflight.ts';
import type { Lack } from '../deploy/project-facts.ts';
import { createWrangler } from '../deploy/wrangler.ts';
import { fail, onEnd, run } from '../setup/processes.ts';
import { settings, type Target } from '../setup/settings.ts';
import { buildSite } from '../setup/site-build.ts';
import { buildSettings } from '../../src/build/build-settings.ts';

/** `npm run deploy`: `-- --staging`, `-- --dry-run`, `-- --rollback`. */
const known = ['--staging', '--dry-run', '--rollback'];
const given = process.argv.slice(2);
const unknown = given.filter((argument) => !known.includes(argument));
if (unknown.length > 0) fail(`${unknown.join(', ')} is not known here: there are ${known.join(', ')}.`);
const target: Target = given.includes('--staging') ? 'staging' : 'production';
const dryRun = given.includes('--dry-run');
if (dryRun && given.includes('--rollback')) fail('Either --dry-run or --rollback.');

onEnd(() => {
  process.exit(130);
});

/** Only what is said for this deployment: the settings of this machine are not its settings. */
async function build(): ReturnType<Tools['build']> {
  const said: Readonly<Record<string, string | undefined>> = buildSettings(
    process.env,
    `.dev.vars.${target}`,
  );
  const names = Object.entries(settings).filter(([, { kind }]) => kind === 'build');
  const all = Object.fromEntries(names.map(([name]) => [name, said[name] ?? '']));
  const built = await buildSite({ directory: 'dist', settings: all });
  return built.state === 'failed'
    ? { state: 'refused', reason: built.output.trim() }
    : { state: 'done', value: undefined };
}

async function revision(): Promise<Tools['revision']> {
  const { said: commit } = await run('git', ['log', '-1', '--format=%h %s']);
  const { said: changes } = await run('git', ['status', '--porcelain', '--untracked-files=no']);
  const [hash = 'unknown', ...subject] = commit.trim().split(' ');
  const message = `${subject.join(' ')}${changes.trim() === '' ? '' : ' (with changes that are not committed)'}`;
  return { tag: tagPrefix + hash, message: message.slice(0, 100) };
}

const printLacks = (lacks: readonly Lack[]) =>
  lacks.map(({ what, mend }, index) => `  ${index + 1}. ${what}\n     → ${mend}`).join('\n\n');

function report(outcome: Outcome): void {
  switch (outcome.state) {
    case 'live':
      console.log(`\nVersion ${outcome.version} is live: ${outcome.site}\n`);
      return;
    case 'would deploy':
      if (outcome.lacks.length > 0) {
        console.log(`\nMissing before ${target} can be deployed:\n\n${printLacks(outcome.lacks)}`);
      }
      console.log('\nNothing was changed. The packed Worker lies in .valea/deploy/packed.\n');
      return;
    case 'lacking':
      fail(
        `Nothing was deployed: mend these ${outcome.lacks.length}, in this order, and run it again.`,
        `Missing before ${target} can be deployed:\n\n${printLacks(outcome.lacks)}`,
      );
    case 'stopped':
      fail(outcome.sentence, outcome.details.join('\n'));
  }
}

const wrangler = createWrangler();
const say = (line: string) => {
  console.log(line);
};
if (given.includes('--rollback')) {
  const { name: worker } = configurationOf(target);
  const password = process.env['STAGING_PASSWORD'];
  report(await rollBack(target, { worker, site: siteOf(target, company), password }, { wrangler, say }));
} else {
  say(`Checking what ${target} needs …`);
  const keep = !dryRun;
  const project = await projectFacts(target, { keep });
  const facts = await gatherFacts(wrangler, { target, project, keep });
  report(await deploy(facts, { dryRun }, { wrangler, build, revision: await revision(), say }));
}
process.exit(0);

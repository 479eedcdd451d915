/** `npm run deploy`: `-- --staging`, `-- --dry-run`, `-- --record`, `-- --rollback`. See docs/deploying.md for the steps. */
import { parseArgs } from '../setup/options.ts';
import { company } from '#domain/company/company.ts';
import { configurationOf } from '../deploy/configuration.ts';
import { deploy, environmentOf, rollBack, Stopped, type Wrangler } from '../deploy/deploy.ts';
import { recordLiveTexts } from '../deploy/live-texts.ts';
import { lookAt } from '../deploy/look.ts';
import { missingFor } from '../deploy/missing.ts';
import { fail, run } from '../setup/processes.ts';
import { settings, type Target } from '../setup/settings.ts';
import { buildSite } from '../setup/site-build.ts';
import { buildSettings } from '../../src/build/build-settings.ts';

const flag = { type: 'boolean', default: false } as const;
const { values } = parseArgs({ options: { staging: flag, 'dry-run': flag, record: flag, rollback: flag } });
const target: Target = values.staging ? 'staging' : 'production';
const place = {
  target,
  site: target === 'staging' ? company.stagingSite : company.site,
  password: process.env['STAGING_PASSWORD'],
};

const wrangler: Wrangler = (args, environment = {}) =>
  run('wrangler', args, { show: !args.includes('--json'), env: { ...process.env, ...environment } });
const tools = {
  wrangler,
  look: lookAt,
  say: (line: string) => {
    console.log(`\n${line}`);
  },
};

/** Uses only this deployment's settings, never the local ones. */
async function build(): Promise<void> {
  tools.say('Build the site …');
  const said: Readonly<Record<string, string | undefined>> = buildSettings(
    process.env,
    `.dev.vars.${target}`,
  );
  const names = Object.entries(settings).filter(([, { kind }]) => kind === 'build');
  const given = Object.fromEntries(names.map(([name]) => [name, said[name] ?? '']));
  const built = await buildSite({
    directory: 'dist',
    settings: { ...given, ...(target === 'production' && { VALEA_SAMPLES: 'false' }) },
  });
  if (built.state === 'failed') fail('The site could not be built: nothing was deployed.', built.output);
}

async function revision() {
  const { said } = await run('git', ['log', '-1', '--format=%h %s']);
  const { said: changes } = await run('git', ['status', '--porcelain', '--untracked-files=no']);
  const [hash = 'unknown', ...subject] = said.trim().split(' ');
  const message = `${subject.join(' ')}${changes.trim() === '' ? '' : ' (with changes that are not committed)'}`;
  return { tag: `valea-${hash}`, message: message.slice(0, 100) };
}

async function deployAll(): Promise<void> {
  // Otherwise mails could quote different texts than the pages.
  const generated = await run('node', ['scripts/commands/codegen.ts', '--check']);
  if (generated.code !== 0) fail(generated.output.trim());
  const missing = await missingFor(target);
  const list = missing.map(({ what, mend }, index) => `  ${index + 1}. ${what}\n     → ${mend}`).join('\n\n');
  if (list !== '') console.log(`Missing before ${target} can be deployed:\n\n${list}`);
  if (values['dry-run']) {
    await build();
    const packed = ['versions', 'upload', '--dry-run', '--outdir', '.valea/packed', ...environmentOf(target)];
    if ((await wrangler(packed)).code !== 0) fail('The Worker could not be packed.');
    tools.say('Nothing was changed. The packed Worker lies in .valea/packed.');
    return;
  }
  if (list !== '') fail(`Nothing was deployed: fix these ${missing.length}, in this order, and try again.`);
  await build();
  const { name: worker, d1_databases: databases } = configurationOf(target);
  const [{ database_name: name, database_id: id = '' }] = databases;
  await deploy({ ...place, worker, database: { name, id }, ...(await revision()) }, tools);
  tools.say(`It is live: ${place.site}`);
}

try {
  if (values.record) tools.say(await recordLiveTexts());
  else await (values.rollback ? rollBack(place, tools) : deployAll());
} catch (error) {
  if (!(error instanceof Stopped)) throw error;
  fail(error.message);
}
process.exit(0);

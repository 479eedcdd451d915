import { company } from '#domain/company.ts';
import { onEnd, run } from '../setup/processes.ts';
import { buildSite } from '../setup/site-build.ts';

const dryRun = process.argv.includes('--dry-run');

function fail(sentence: string, details = ''): never {
  if (details) console.error(`\n${details.trim()}`);
  console.error(`\n${sentence}\n`);
  process.exit(1);
}

onEnd(() => {
  process.exit(130);
});

const isSample = ({ sample }: { sample: boolean }) => sample;

if (isSample(company) && !dryRun) {
  fail(
    'src/domain/company.ts still holds sample data: enter the real company, set sample to false, then deploy.',
  );
}
const build = await buildSite();
if (build.state === 'failed') fail('The site could not be built: nothing was deployed.', build.output);

const { code } = await run(
  'wrangler',
  ['deploy', ...(dryRun ? ['--dry-run', '--outdir', '.valea/deploy'] : [])],
  {
    show: true,
  },
);
if (code !== 0) fail('Cloudflare did not take it: see wrangler’s message above.');

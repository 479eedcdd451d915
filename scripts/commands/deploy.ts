import { company } from '#domain/company.ts';
import { coursesOfSamples } from '../codegen/certified.ts';
import { keepRecord, unrecorded } from '../../src/content-check/recipes/addresses/record-slugs.ts';
import { checkRecipes } from '../../src/content-check/recipes/check-recipes.ts';
import { printDiagnostics } from '../../src/content-check/diagnostic.ts';
import { dayInGermany } from '#domain/calendar.ts';
import { placesIn } from '../../src/content-check/recipes/places.ts';
import { liked } from '#domain/shop/catalogue.ts';
import { onEnd, run } from '../setup/processes.ts';
import { buildSite } from '../setup/site-build.ts';
import { buildSettings } from '../../src/build/build-settings.ts';

const dryRun = process.argv.includes('--dry-run');

function fail(sentence: string, details = ''): never {
  if (details) console.error(`\n${details.trim()}`);
  console.error(`\n${sentence}\n`);
  process.exit(1);
}

onEnd(() => {
  process.exit(130);
});

/** What was ever public must be found for ever: no address goes out that the record, in Git, does not hold. */
async function recordAddresses() {
  const places = placesIn(process.cwd());
  const checked = await checkRecipes(places, dayInGermany(new Date()));
  if (checked.diagnostics.length > 0)
    fail('Recipes have errors: nothing was deployed.', printDiagnostics(checked.diagnostics));
  const unknown = unrecorded(checked);
  if (unknown.length === 0) return;
  await keepRecord(places, checked);
  fail(
    `The addresses of ${unknown.join(', ')} were not on record. They stand in ${places.shown}/slugs.json now: commit that file, then deploy again.`,
  );
}

const isSample = ({ sample }: { sample: boolean }) => sample;

if (isSample(company) && !dryRun) {
  fail(
    'src/domain/company.ts still holds sample data: enter the real company, set sample to false, then deploy.',
  );
}
if (liked && isSample(liked) && !dryRun) {
  fail(
    'src/domain/shop/catalogue.ts still calls a plan the most popular by sample data: enter what your sales say, or take `liked` out.',
  );
}
const sampleCourses = await coursesOfSamples();
if (sampleCourses.length > 0 && !dryRun) {
  fail(
    `${sampleCourses.join(', ')}: enter course id, certification and leader as the certifying body has them, set sample to false, then deploy.`,
  );
}
if (buildSettings().PUBLIC_FIREBASE_PROJECT_ID === undefined && !dryRun) {
  fail(
    'PUBLIC_FIREBASE_PROJECT_ID and PUBLIC_FIREBASE_API_KEY are not set: without them the site signs in at the stand-in of a laptop. `.dev.vars.example` explains both.',
  );
}
if (!dryRun) await recordAddresses();
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

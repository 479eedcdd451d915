import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { dayInGermany } from '#domain/time/calendar.ts';
import { company, legalDecisions } from '#domain/company/company.ts';
import { users } from '#domain/company/facts.ts';
import { liked } from '#domain/shop/catalogue.ts';
import { buildSettings } from '../../src/build/build-settings.ts';
import { printDiagnostics } from '../../src/content-check/diagnostic.ts';
import { readOrStop } from '../../src/content-check/read-or-stop.ts';
import { unrecorded } from '../../src/content-check/recipes/addresses/record-slugs.ts';
import { checkRecipes } from '../../src/content-check/recipes/check-recipes.ts';
import { neededSettings, settings, type Target } from '../setup/settings.ts';
import { configurationOf } from './configuration.ts';
import { committedLiveTexts, committedPages, missingTexts } from './live-texts.ts';
import { refusedMigrations } from './migrations.ts';

/** Something that a deployment needs, and its remedy: a command where one exists. */
export interface Missing {
  what: string;
  mend: string;
}

const isSample = ({ sample }: { sample: boolean }) => sample;

/** Sample data must not go live (UWG §5: made-up figures and claims). The build leaves out sample stories and films. */
async function samples(): Promise<Missing[]> {
  const sampleCourses = (await readOrStop('courses')).filter(({ data }) => data.sample);
  const scripts = await readOrStop('courseScripts');
  const unreviewedModules = scripts.filter(({ data }) => data.review === 'waiting').map(({ name }) => name);
  const unrecordedModules = scripts
    .filter(({ file }) => !existsSync(join(dirname(file), 'recording.m4a')))
    .map(({ name }) => name);
  const found: [boolean, Missing][] = [
    [
      company.sample,
      {
        what: 'src/domain/company/company.ts still holds sample data.',
        mend: 'enter the real company there, and set `sample` to false',
      },
    ],
    [
      liked !== undefined && isSample(liked),
      {
        what: 'src/domain/shop/catalogue.ts calls a plan the most popular by sample data.',
        mend: 'enter your sales there, or remove `liked`',
      },
    ],
    [
      users !== undefined && isSample(users),
      {
        what: 'src/domain/company/facts.ts counts the people who use the app by sample data.',
        mend: 'enter your own count and its source there, or set `users` to undefined',
      },
    ],
    ...sampleCourses.map(({ file }): [boolean, Missing] => [
      true,
      {
        what: `${file} is sample data.`,
        mend: 'enter course id, certification and leader there as certified, and set `sample` to false',
      },
    ]),
    [
      unreviewedModules.length > 0,
      {
        what: `No expert has checked the text of ${unreviewedModules.join(', ')}.`,
        mend: 'have it checked, and write `review: given`, `reviewer` and `reviewed` at the top of the script',
      },
    ],
    [
      unrecordedModules.length > 0,
      {
        what: `There is only a sample recording of ${unrecordedModules.join(', ')}.`,
        mend: 'put the recording beside the script as recording.m4a',
      },
    ],
  ];
  return found.filter(([holds]) => holds).map(([, missing]) => missing);
}

/** Legal questions that code cannot answer: void contracts and wrong invoices are at stake. */
const undecided = (): Missing[] =>
  Object.entries(legalDecisions)
    .filter(([, decision]) => decision === undefined)
    .map(([name]) => ({
      what: `src/domain/company/company.ts leaves \`${name}\` undecided.`,
      mend: 'decide it with counsel by docs/legal-decisions.md, and enter it in `legalDecisions`',
    }));

/** Published addresses must always work: none goes live without being on record in Git. */
async function recipes(): Promise<Missing[]> {
  const checked = await checkRecipes(process.cwd(), dayInGermany(new Date()));
  if (checked.diagnostics.length > 0)
    return [
      {
        what: `Recipes have errors.\n${printDiagnostics(checked.diagnostics)}`,
        mend: 'npm run recipe -- check',
      },
    ];
  const unknown = unrecorded(checked);
  if (unknown.length === 0) return [];
  return [
    {
      what: `The addresses of ${unknown.join(', ')} are not on record.`,
      mend: 'npm run recipe -- check --record, and commit what it writes',
    },
  ];
}

function addresses(target: Target): Missing[] {
  const name = target === 'production' ? 'site' : 'stagingSite';
  if (!new URL(company[name]).hostname.endsWith('.example')) return [];
  const mend = `enter the real address as \`${name}\` in src/domain/company/company.ts`;
  return [{ what: `${company[name]} is a placeholder address.`, mend }];
}

function given(target: Target): Missing[] {
  const build: Readonly<Record<string, string | undefined>> = buildSettings(
    process.env,
    `.dev.vars.${target}`,
  );
  const unset = neededSettings(target, 'build').filter((name) => !build[name]);
  return [
    ...unset.map((name) => ({
      what: `${name} is not set: the site would use the local sign-in stand-in.`,
      mend: `write ${name}=… into .dev.vars.${target}, or set it in the environment (from: ${settings[name].from})`,
    })),
    ...(target === 'staging' && !process.env['STAGING_PASSWORD']
      ? [
          {
            what: 'STAGING_PASSWORD is not in the environment, but the smoke test needs it.',
            mend: 'STAGING_PASSWORD=… npm run deploy -- --staging',
          },
        ]
      : []),
    ...(configurationOf(target).d1_databases[0].database_id === undefined
      ? [
          {
            what: 'wrangler.toml does not name the database.',
            mend: 'create it by "The first time" in docs/deploying.md, and enter its `database_id`',
          },
        ]
      : []),
  ];
}

const migrations = async (directory: string): Promise<Missing[]> =>
  (await refusedMigrations(directory)).map(({ file, statement }) => ({
    what: `${file} is not additive: ${statement}`,
    mend: 'make it additive; drop or rename things one deployment later, once no version uses them',
  }));

/** Everything the project still needs for a deployment, in the order to fix it. */
export async function missingFor(target: Target): Promise<Missing[]> {
  return [
    ...(await migrations(configurationOf(target).d1_databases[0].migrations_dir)),
    // Staging may show sample data.
    ...(target === 'production' ? [...(await samples()), ...undecided()] : []),
    ...addresses(target),
    ...(await recipes()),
    ...(target === 'production'
      ? await missingTexts(await committedLiveTexts(), await committedPages())
      : []),
    ...given(target),
  ];
}

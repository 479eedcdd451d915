import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { settings } from '../../scripts/setup/settings.ts';

const step = z.looseObject({
  uses: z.string().optional(),
  run: z.string().optional(),
  env: z.record(z.string(), z.unknown()).optional(),
});
const job = z.looseObject({
  if: z.string().optional(),
  environment: z.union([z.string(), z.looseObject({ name: z.string() })]).optional(),
  permissions: z.record(z.string(), z.string()).optional(),
  'timeout-minutes': z.number(),
  steps: z.array(step),
});
const workflow = z.looseObject({
  on: z.record(z.string(), z.unknown()),
  permissions: z.record(z.string(), z.string()),
  jobs: z.record(z.string(), job),
});

const isOurs = 'github.event.pull_request.head.repo.full_name == github.repository';

/** Violations of our rules for workflows. */
function mistakes(source: string): string[] {
  const { on, permissions, jobs, ...rest } = workflow.parse(parse(source));
  const forEditors = 'pull_request' in on;
  const found: [isSo: boolean, mistake: string][] = [
    ['pull_request_target' in on, 'runs foreign code with our rights'],
    [JSON.stringify(permissions) !== '{"contents":"read"}', 'has rights in every job'],
    [JSON.stringify(rest).includes('secrets.'), 'gives secrets to every job'],
  ];
  for (const [name, { environment, permissions: rights = {}, steps, ...job }] of Object.entries(jobs)) {
    const hasSecrets = JSON.stringify([steps, job]).includes('secrets.');
    const actions = steps.flatMap(({ uses }) => uses ?? []);
    const mayBeForeign = forEditors && !job.if?.includes(`&& ${isOurs}`) && job.if !== isOurs;
    found.push(
      [hasSecrets && environment === undefined, `${name}: secrets without an environment`],
      [environment !== undefined && actions.join().includes('secrets.'), `${name}: secrets go to an action`],
      [hasSecrets && mayBeForeign, `${name}: secrets for forks`],
      [rights['contents'] === 'write' && mayBeForeign, `${name}: forks may write`],
      [Object.values(rights).includes('write') && !forEditors, `${name}: writes`],
      [!actions.every((one) => /^[\w/-]+@(v\d+|[\da-f]{40})$/.test(one)), `${name}: an action is not pinned`],
      // Text from outside, such as a branch's name, must not be interpolated into a command.
      [
        steps.some(({ run = '' }) => /\$\{\{\s*(github\.(head_ref|event)|inputs\.(?!what == ))/.test(run)),
        `${name}: foreign words in a command`,
      ],
    );
  }
  return found.flatMap(([isSo, mistake]) => (isSo ? [mistake] : []));
}

describe('workflows', () => {
  it.each(globSync('.github/workflows/*.yml'))(
    '%s has few rights, and its secrets reach the deployment alone',
    (file) => {
      expect(mistakes(readFileSync(file, 'utf8'))).toEqual([]);
    },
  );

  it.each(['staging', 'production'])('%s: every setting of the build reaches its deployment', (name) => {
    const { jobs } = workflow.parse(parse(readFileSync(`.github/workflows/${name}.yml`, 'utf8')));
    const given = Object.values(jobs).flatMap(({ steps }) =>
      steps.flatMap(({ env = {} }) => Object.keys(env)),
    );
    const built = Object.entries(settings).flatMap(([setting, { kind }]) =>
      kind === 'build' ? setting : [],
    );
    // The live site never has the browser editor.
    const needed = built.filter((setting) => name === 'staging' || !setting.startsWith('VALEA_ADMIN'));
    expect(given).toEqual(expect.arrayContaining(needed));
  });

  it('the required check fails if any other job does', () => {
    const { jobs } = workflow.parse(parse(readFileSync('.github/workflows/checks.yml', 'utf8')));
    const { required, ...others } = jobs;
    expect(required).toMatchObject({ if: 'always()', needs: Object.keys(others) });
  });
});

import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const step = z.looseObject({ uses: z.string().optional(), run: z.string().optional() });
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
type Workflow = z.infer<typeof workflow>;

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));

const isOurs = 'github.event.pull_request.head.repo.full_name == github.repository';
const commands = (text: string) =>
  [...text.matchAll(/\bnpm (?:run (?:--silent )?)?([\w:]+)/g)].map(([, name = '']) => name);

/** Everything that a workflow may not do. */
function mistakes(source: string): string[] {
  const { on, permissions, jobs, ...rest }: Workflow = workflow.parse(parse(source));
  const found: string[] = [];
  if ('pull_request_target' in on) found.push('runs foreign code with our rights');
  if (JSON.stringify(permissions) !== '{"contents":"read"}') found.push('has rights in every job');
  if (JSON.stringify(rest).includes('secrets.')) found.push('gives secrets to every job');
  for (const [name, one] of Object.entries(jobs)) {
    const text = JSON.stringify(one);
    const writes = Object.values(one.permissions ?? {}).includes('write');
    if (text.includes('secrets.') && one.environment === undefined)
      found.push(`${name}: secrets without an environment`);
    if (
      one.environment !== undefined &&
      JSON.stringify(one.steps.map(({ uses }) => uses ?? '')).includes('secrets.')
    )
      found.push(`${name}: secrets go to an action`);
    if ('pull_request' in on && text.includes('secrets.') && one.if !== isOurs)
      found.push(`${name}: secrets for forks`);
    if ('pull_request' in on && one.permissions?.['contents'] === 'write' && one.if !== isOurs)
      found.push(`${name}: forks may write`);
    if (writes && !('pull_request' in on)) found.push(`${name}: writes`);
    for (const { uses, run = '' } of one.steps) {
      if (uses !== undefined && !/^[\w/-]+@(v\d+|[\da-f]{40})$/.test(uses))
        found.push(`${name}: ${uses} is not pinned`);
      for (const command of commands(run))
        if (!(command in scripts) && !['ci', 'audit'].includes(command))
          found.push(`${name}: there is no npm run ${command}`);
      // What somebody else wrote, as the name of a branch, is no part of a command.
      if (/\$\{\{\s*(github\.(head_ref|event)|inputs\.(?!what == ))/.test(run))
        found.push(`${name}: foreign words in a command`);
    }
  }
  return found;
}

describe('the workflows', () => {
  it.each(globSync('.github/workflows/*.yml'))(
    '%s has few rights, keeps secrets to its deployment, and calls commands that there are',
    (file) => {
      expect(mistakes(readFileSync(file, 'utf8'))).toEqual([]);
    },
  );

  it('deploy production only by hand, and staging from main', () => {
    const on = (name: string): unknown =>
      workflow.parse(parse(readFileSync(`.github/workflows/${name}.yml`, 'utf8'))).on;
    expect(Object.keys(on('production') as object)).toEqual(['workflow_dispatch']);
    expect(on('staging')).toEqual({ push: { branches: ['main'] } });
  });

  it('note what a command can mend before an editor’s content is checked', () => {
    const { jobs } = workflow.parse(parse(readFileSync('.github/workflows/content.yml', 'utf8')));
    expect(jobs['check']).toMatchObject({ needs: 'record', if: '${{ !cancelled() }}' });
    expect(JSON.stringify(jobs['record'])).toContain('git add --all');
  });
});

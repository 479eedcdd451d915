import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkExperiments } from '../../../src/content-check/check-experiments.ts';
import { stateOn } from '#domain/experiments/experiment.ts';
import type { Day } from '#domain/time/calendar.ts';
import { experiment } from '../../fixtures/experiment.ts';
import { openContentProject, type ContentProject } from '../content/content-project.ts';

let project: ContentProject;
beforeAll(async () => {
  project = await openContentProject();
});
afterAll(() => project.leave());

const file = 'experiments/compared-in-tests.yaml';

async function checked(today: Day) {
  const { diagnostics, hints } = await checkExperiments(project.root, today);
  const codeAt = ({ code, line }: { code: string; line: number }) => `${code}:${String(line)}`;
  return [diagnostics.map(codeAt), hints.map(codeAt)];
}

it('content:check says how many visits an experiment needs, and that it is over until it is decided', async () => {
  for (const day of ['2026-12-01', '2027-01-11', '2027-03-08'] as const)
    expect(await checked(day), day).toEqual([[], ['experiment-visits:11']]);
  expect(await checked('2027-03-09')).toEqual([['experiment-overdue:4'], []]);
  await project.change(file, /$/, 'winner: also-in-tests\n');
  expect(await checked('2027-03-09')).toEqual([[], []]);
  await project.restore();
});

it('content:check names the figures in both languages', async () => {
  const {
    hints: [hint],
  } = await checkExperiments(project.root, '2027-01-11');
  expect(hint?.de).toContain('braucht „compared-in-tests“ etwa 1.100 bezahlte Bestellungen');
  expect(hint?.en).toContain('38,000 visits, 670 a day');
});

it('experiments: run from the first to the last day, unless decided', () => {
  const days = ['2027-01-10', '2027-01-11', '2027-03-08', '2027-03-09'] as const;
  expect(days.map((day) => stateOn(experiment, day))).toEqual(['waiting', 'running', 'running', 'ended']);
  expect(stateOn({ ...experiment, winner: 'other' }, '2027-02-01')).toBe('decided');
});

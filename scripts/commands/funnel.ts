/**
 * The conversion funnel in figures: how many came to each step, and what is lost between two.
 *
 *   npm run funnel [-- --remote] [--days 30] [--by campaign|language|landing] [--goal paid]
 *   npm run funnel [-- --remote] --words
 *
 * Of this machine's site (`PORT` names it), or of the deployed one. Landing pages are compared by how many of their
 * visitors reached the step that `--goal` names. `--words` lists what was searched for in the questions and not found.
 * Nothing under five is shown.
 */
import { parseArgs } from 'node:util';
import { dayInGermany } from '#domain/calendar.ts';
import { divisions, type CountRow } from '#domain/funnel/report.ts';
import { leastShown } from '#domain/funnel/small-numbers.ts';
import { funnelNames, funnels, isStep } from '#domain/funnel/steps.ts';
import { countStatement, funnelReport, wordReport, wordStatement } from '../funnel/funnel-report.ts';
import { tellOf } from '../setup/operator-query.ts';

const { values } = parseArgs({
  options: {
    remote: { type: 'boolean', default: false },
    days: { type: 'string', default: '30' },
    by: { type: 'string' },
    goal: { type: 'string', default: 'paid' },
    words: { type: 'boolean', default: false },
  },
});

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

const days = Number(values.days);
if (!Number.isInteger(days) || days < 1 || days > 800)
  stop('How many days? A whole number from 1 to 800, as in: npm run funnel -- --days 30');
const division = divisions.find((known) => known === values.by);
if (values.by !== undefined && division === undefined)
  stop(`By what? One of ${divisions.join(', ')}, as in: npm run funnel -- --by landing`);
const { goal } = values;
if (!isStep(goal)) stop(`Which step? One of ${funnelNames.flatMap((name) => funnels[name]).join(', ')}.`);

if (values.words) await tellOf(wordStatement(leastShown), values.remote, wordReport);
else
  await tellOf(countStatement(dayInGermany(new Date()), days), values.remote, (rows: readonly CountRow[]) =>
    funnelReport(rows, { division, goal }),
  );

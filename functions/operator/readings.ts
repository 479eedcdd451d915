import { workingDaysBefore } from '#domain/time/calendar.ts';
import { formatMoney } from '#domain/text/format.ts';
import { shortNumber } from '#domain/shop/declaration.ts';
import { courseLeaderPath } from '#i18n/routes.ts';
import { mostOfStrangers } from '../cancellations/keep-declaration.ts';
import { latePurchases } from '../conversions/purchase-outbox.ts';
import { unansweredMessages } from '../course/leader-views.ts';
import { givenUpMails } from '../mails/mail-queue.ts';
import { unfinishedComparisons } from '../payments/reconcile-all.ts';
import { givenUpRefunds } from '../payments/refunds.ts';
import { minuteOf, type Section } from './report-text.ts';
import type { DeclarationStore } from '../cancellations/declaration-store.ts';
import type { Database } from '../database/open.ts';
import type { Findings } from './findings.ts';
import type { Upstreams } from './upstreams.ts';
import type { JobRuns } from './job-runs.ts';

/** One section of the report; `reported` is called once the mail has been sent. */
export interface Reading {
  event: string;
  what: string;
  read: (now: Date) => Promise<(Omit<Section, 'what'> & { reported?: () => Promise<unknown> }) | undefined>;
}

interface Waiting {
  count: number;
  since: Date | undefined;
  ids: readonly string[];
}

interface ReadingDeps {
  db: Database;
  declarations: Pick<DeclarationStore, 'open'>;
  findings: Pick<Findings, 'unreported'>;
  jobRuns: JobRuns;
  upstreams: Pick<Upstreams, 'read'>;
  environment: string;
}

type WaitingForPerson = Awaited<ReturnType<DeclarationStore['open']>>['waiting'][number];

const day = 86_400_000;
/** The longest that anybody should wait for a reply. */
const answerWorkingDays = 2;
const listed = (ids: readonly string[], count: number) => {
  if (ids.length === 0) return [];
  return [`${ids.join(', ')}${count > ids.length ? ` and ${count - ids.length} more` : ''}`];
};
/** A declaration that the operator must decide, without any typed text. */
function describe({ id, kind, code, isAsked, hasOrder, namesOrder }: WaitingForPerson): string {
  const known =
    code ??
    [
      hasOrder ? 'one contract fits' : 'several contracts may be meant',
      namesOrder ? 'its order number is named' : 'no fitting order number',
      isAsked ? 'our link went out and was not opened' : 'our link did not go out',
    ].join(', ');
  return `${shortNumber(id)} (${kind}: ${known})`;
}
const unlessNone = <Found extends { count: number }>(found: Found) => (found.count > 0 ? found : undefined);
const mostLines = 30;
const some = (lines: readonly string[]) => [
  ...lines.slice(0, mostLines),
  ...(lines.length > mostLines ? [`and ${lines.length - mostLines} more: SELECT * FROM findings`] : []),
];
type FoundRow = Awaited<ReturnType<Findings['unreported']>>['rows'][number];
function lineOf({ kind, source, about, count, first, last, requestId }: FoundRow): string {
  const request = requestId === null ? '' : `, request ${requestId}`;
  return `${source}: ${kind}${about === '' ? '' : ` (${about})`}: ${count} times, from ${minuteOf(first)} to ${minuteOf(last)}${request}`;
}
const oldest = (dates: readonly Date[]) =>
  dates.length > 0 ? new Date(Math.min(...dates.map((date) => date.getTime()))) : undefined;

const summed = (rows: readonly FoundRow[]) => ({
  count: rows.reduce((sum, { count }) => sum + count, 0),
  since: oldest(rows.map(({ first }) => first)),
});

/** The report's sections, read separately so that a failing one hides no other. */
export function createReadings(deps: ReadingDeps): readonly Reading[] {
  const { db, declarations, findings, jobRuns, upstreams, environment } = deps;
  const query = (sql: string) => {
    const database = { production: 'valea --remote', staging: 'valea-staging --env staging --remote' }[
      environment
    ];
    return `npx wrangler d1 execute ${database ?? 'valea --local'} --command "${sql}"`;
  };
  const where = { production: ' --remote', staging: ' --staging' }[environment] ?? '';
  const run = (command: string) => `npm run ops -- ${command}${where}`;

  const simple = (read: (now: Date) => Promise<Waiting>, ...todo: string[]): Reading['read'] => {
    return async (now) => {
      const { count, since, ids } = await read(now);
      return unlessNone({ count, since, details: listed(ids, count), todo });
    };
  };

  return [
    {
      event: 'declarations_wait_for_a_person',
      what: 'waiting cancellations and withdrawals',
      read: simple(async (now) => {
        const { waiting, count, since } = await declarations.open(now);
        return { count, since, ids: waiting.map(describe) };
      }, run('declarations')),
    },
    {
      event: 'declarations_of_strangers',
      what: 'cancellations and withdrawals that name no contract of ours',
      async read(now) {
        const { ofStrangers } = await declarations.open(now);
        const details = [`beyond ${mostOfStrangers} waiting ones, further ones are stored closed`];
        const todo = [run('declarations --close-strangers')];
        return unlessNone({ ...ofStrangers, details, todo });
      },
    },
    {
      event: 'messages_unanswered',
      what: `participants who wait for the course leader's answer for more than ${answerWorkingDays} working days`,
      read: simple(
        (now) => unansweredMessages(db, workingDaysBefore(now, answerWorkingDays)),
        `the course leader finds them at ${courseLeaderPath}, who waits longest first (npm run ops -- course-leader says who she is)`,
      ),
    },
    {
      event: 'mails_given_up',
      what: 'given-up mails',
      read: simple(() => givenUpMails(db), run('mails')),
    },
    {
      event: 'upstreams_down',
      what: 'services behind the Worker that do not answer',
      async read() {
        const down = Object.entries(await upstreams.read()).filter(([, { state }]) => state === 'down');
        const since = down.map(([, view]) => new Date(view.since ?? 0));
        const details = down.map(
          ([name], index) => `${name}, since ${minuteOf(since[index] ?? new Date(0))}`,
        );
        return unlessNone({
          count: down.length,
          since: oldest(since),
          details,
          todo: ['docs/operations.md, “Outages”'],
        });
      },
    },
    {
      event: 'mails_returned',
      what: 'addresses that our mails do not reach',
      async read() {
        const { rows, forget } = await findings.unreported('deliveries');
        const todo = ['Cloudflare, Email Service, statistics: above 2 % the sender’s reputation suffers'];
        return unlessNone({ ...summed(rows), details: some(rows.map(lineOf)), todo, reported: forget });
      },
    },
    {
      event: 'refunds_given_up',
      what: 'refunds that the payment service refused or that came back: pay them in another way',
      async read() {
        const { count, since, rows } = await givenUpRefunds(db);
        return unlessNone({
          count,
          since,
          details: rows.map(
            ({ orderId, paymentId, cents, failure }) =>
              `order ${shortNumber(orderId)}, ${paymentId}: ${formatMoney(cents)} (${failure ?? 'unknown'})`,
          ),
          todo: [
            'pay it at Stripe or by bank transfer; paid outside Stripe, close it:',
            query("UPDATE refunds SET state = 'closed', due = NULL WHERE payment_id = '…'"),
          ],
        });
      },
    },
    {
      event: 'purchases_late',
      what: 'purchases that the ad platform has not confirmed for a day',
      read: simple(
        (now) => latePurchases(db, new Date(now.getTime() - day)),
        'is META_ACCESS_TOKEN still good? Look for conversions_locked_out in the Worker’s log',
      ),
    },
    {
      event: 'books_differed',
      what: 'differences in the books',
      async read() {
        const { rows, forget } = await findings.unreported('books');
        const named = rows.map(({ kind, about }) => `${kind} ${about}`.trim());
        const todo = [query("SELECT id, state, payment_id, checkout_session FROM orders WHERE id = '…'")];
        return unlessNone({ ...summed(rows), details: some(named), todo, reported: forget });
      },
    },
    {
      event: 'errors_found',
      what: 'errors',
      async read() {
        const { rows, forget } = await findings.unreported('errors');
        const todo = [
          'npx wrangler tail valea --format json',
          'what was logged before: Cloudflare, Workers & Pages, valea, Logs',
        ];
        return unlessNone({ ...summed(rows), details: some(rows.map(lineOf)), todo, reported: forget });
      },
    },
    {
      event: 'jobs_stopped',
      what: 'stopped jobs',
      async read(now) {
        const stopped = await jobRuns.stopped(now);
        const comparisons = await unfinishedComparisons(db);
        const late = comparisons.filter(({ began }) => now.getTime() - began.getTime() > day);
        return unlessNone({
          count: stopped.length + late.length,
          since: oldest([...stopped.map(({ since }) => since), ...late.map(({ began }) => began)]),
          details: [
            ...stopped.map(({ job, since }) => `${job}: has not come to its end since ${minuteOf(since)}`),
            ...late.map(({ part, began }) => `comparison, ${part}: not through since ${minuteOf(began)}`),
          ],
          todo: ['Cloudflare, Workers & Pages, valea, Settings, Trigger events: do both crons stand there?'],
        });
      },
    },
  ];
}

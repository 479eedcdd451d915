import { workingDaysBefore } from '#domain/calendar.ts';
import { shortNumber } from '#domain/shop/declaration.ts';
import type { Reading } from './daily-report.ts';
import type { JobRuns } from './job-runs.ts';

/** A declaration that the operator must decide, without any typed text. */
interface WaitingForPerson {
  id: string;
  kind: string;
  code: string | null;
  /** Whether our mail with the link was sent, and whether the contract's number was given. */
  isAsked: boolean;
  hasOrder: boolean;
  namesOrder: boolean;
}

interface Waiting {
  count: number;
  since: Date | undefined;
  ids: readonly string[];
}

interface ReadingDeps {
  declarations: (now: Date) => Promise<Omit<Waiting, 'ids'> & { waiting: readonly WaitingForPerson[] }>;
  unansweredMessages: (before: Date) => Promise<Waiting>;
  givenUpMails: () => Promise<Waiting>;
  /** Given up since the last report. */
  deadLetters: () => Promise<Waiting & { told: () => Promise<unknown> }>;
  /** Purchases not confirmed by the ad platform for a day: the queue or the platform is down. */
  latePurchases: (before: Date) => Promise<Waiting>;
  unfinishedComparisons: () => Promise<readonly { part: string; began: Date }[]>;
  jobRuns: JobRuns;
  environment: string;
}

const day = 86_400_000;
/** The longest that anybody should wait for a reply. */
const answerWorkingDays = 2;
const listed = (ids: readonly string[], count: number) => {
  if (ids.length === 0) return [];
  return [`${ids.join(', ')}${count > ids.length ? ` and ${count - ids.length} more` : ''}`];
};
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
const oldest = (dates: readonly Date[]) =>
  dates.length > 0 ? new Date(Math.min(...dates.map((date) => date.getTime()))) : undefined;
const minuteOf = (date: Date) => `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** The report's sections, read separately so that a failing one hides no other. */
export function createReadings(deps: ReadingDeps): readonly Reading[] {
  const { jobRuns, environment } = deps;
  const query = (sql: string) => {
    const place = { production: 'valea --remote', staging: 'valea-staging --env staging --remote' }[
      environment
    ];
    return `npx wrangler d1 execute ${place ?? 'valea --local'} --command "${sql}"`;
  };
  /** `npm run ops` only knows production and the local database; staging takes SQL. */
  const run = (command: string, table: string) => {
    if (environment === 'staging') return query(`SELECT * FROM ${table}`);
    return environment === 'production' ? `npm run ops -- ${command} --remote` : `npm run ops -- ${command}`;
  };

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
      read: simple(
        async (now) => {
          const { waiting, ...counted } = await deps.declarations(now);
          return { ...counted, ids: waiting.map(describe) };
        },
        run('declarations', 'declaration_progress'),
      ),
    },
    {
      event: 'messages_unanswered',
      what: `participants who wait for the course leader's answer for more than ${answerWorkingDays} working days`,
      read: simple(
        (now) => deps.unansweredMessages(workingDaysBefore(now, answerWorkingDays)),
        'the course leader finds them at /de/kursleitung, who waits longest first (npm run ops -- course-leader says who she is)',
      ),
    },
    {
      event: 'mails_given_up',
      what: 'given-up mails',
      read: simple(deps.givenUpMails, run('mails', 'mails WHERE due IS NULL AND sent IS NULL')),
    },
    {
      event: 'dead_letters_waiting',
      what: 'dead letters of conversion events',
      async read() {
        const { ids: details, ...dead } = await deps.deadLetters();
        return unlessNone({ ...dead, details, todo: [run('conversions', 'dead_conversions')] });
      },
    },
    {
      event: 'purchases_late',
      what: 'purchases that the ad platform has not confirmed for a day',
      read: simple(
        (now) => deps.latePurchases(new Date(now.getTime() - day)),
        'is META_ACCESS_TOKEN still good? Look for conversions_locked_out in the Worker’s log',
      ),
    },
    {
      event: 'books_differed',
      what: 'differences in the books',
      async read() {
        const last = await jobRuns.lastFinding();
        const { count, since, some } = await jobRuns.differences(last);
        return unlessNone({
          count,
          since: since === null ? undefined : new Date(since),
          details: some.map(({ event, about }) => `${event}${about === null ? '' : ` ${about}`}`),
          todo: [query("SELECT id, state, payment_id, checkout_session FROM orders WHERE id = '…'")],
          told: () => jobRuns.forgetDifferences(last),
        });
      },
    },
    {
      event: 'jobs_failed',
      what: 'failing jobs',
      async read() {
        const last = await jobRuns.lastFinding();
        const groups = await jobRuns.failures(last);
        return unlessNone({
          count: groups.reduce((sum, { count }) => sum + count, 0),
          since: oldest(groups.map(({ since }) => since)),
          details: groups.map(
            ({ name, count, since, last: latest }) =>
              `${name}: ${count} times, from ${minuteOf(since)} to ${minuteOf(latest)}`,
          ),
          todo: [
            'npx wrangler tail valea --format json',
            'what was logged before: Cloudflare, Workers & Pages, valea, Logs',
          ],
          told: () => jobRuns.forgetFailures(last),
        });
      },
    },
    {
      event: 'jobs_stopped',
      what: 'stopped jobs',
      async read(now) {
        const stopped = await jobRuns.stopped(now);
        const comparisons = await deps.unfinishedComparisons();
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

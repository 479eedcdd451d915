/**
 * Mails that were given up: dead letters of the mail outbox.
 *
 *   npm run mails [-- --remote]
 *   npm run mails [-- --remote] --again "payment_failed 3f2a…"
 *   npm run mails [-- --remote] --close "payment_failed 3f2a…"
 *
 * Of this machine's site (`PORT` names it), or of the deployed one. `--again` has the Worker try once more at its next
 * round, from the first pause on; `--close` is for one that nobody needs any more. `all` names every one of them.
 */
import { parseArgs } from 'node:util';
import { tellOf } from '../setup/operator-query.ts';

const { values } = parseArgs({
  options: {
    remote: { type: 'boolean', default: false },
    again: { type: 'string' },
    close: { type: 'string' },
  },
});

interface GivenUpMail {
  key: string;
  queued: number;
  tries: number;
}

const named = values.again ?? values.close;
if (named !== undefined && named !== 'all' && !/^[a-z_]+ [\w-]+$/.test(named)) {
  console.error(
    'Which mail? Its kind and id, or all, as in: npm run mails -- --again "payment_failed 3f2a-91c0"',
  );
  process.exit(1);
}

const isGivenUp = 'due IS NULL AND sent IS NULL AND closed IS NULL';
const which = named === undefined || named === 'all' ? isGivenUp : `${isGivenUp} AND key = '${named}'`;
const change =
  values.again === undefined ? 'closed = unixepoch() * 1000' : 'due = unixepoch() * 1000, tries = 0';
const statement =
  named === undefined
    ? `SELECT key, queued, tries FROM mails WHERE ${which} ORDER BY queued LIMIT 500`
    : `UPDATE mails SET ${change} WHERE ${which} RETURNING key, queued, tries`;

const report = (rows: readonly GivenUpMail[]) =>
  rows.length === 0
    ? 'No mail was given up.'
    : rows
        .map(
          ({ key, queued, tries }) =>
            `${new Date(queued).toISOString().slice(0, 16)}Z  ${tries} tries  ${key}`,
        )
        .join('\n');

const done = values.again === undefined ? 'Closed' : 'To be sent again';
await tellOf(statement, values.remote, (rows: readonly GivenUpMail[]) =>
  named === undefined ? report(rows) : `${done}: ${rows.length}`,
);

/** Mails that are no longer retried. `--again` has the Worker retry in its next run, `--close` drops one. */
import { parseArgs } from '../setup/options.ts';
import { fail } from '../setup/processes.ts';
import { changeMail, givenUpMails, type GivenUpMail } from './statements.ts';
import { databaseOptions, printRows } from './print-rows.ts';

const { values } = parseArgs({
  options: {
    ...databaseOptions,
    again: { type: 'string' },
    close: { type: 'string' },
  },
});

const named = values.again ?? values.close;
if (named !== undefined && named !== 'all' && !/^[a-z_]+ [\w:-]+$/.test(named)) {
  fail('Which mail? Its kind and id, or all, as in --again "payment_failed 3f2a-91c0"');
}

const listed = (rows: readonly GivenUpMail[]) =>
  rows.length === 0
    ? 'No mail has been given up.'
    : rows
        .map(
          ({ key, queued, tries }) =>
            `${new Date(queued).toISOString().slice(0, 16)}Z  ${tries} tries  ${key}`,
        )
        .join('\n');

const verb = values.again === undefined ? 'close' : 'again';
const statement = named === undefined ? givenUpMails : changeMail(verb, named);
await printRows(statement, values, (rows: readonly GivenUpMail[]) =>
  named === undefined ? listed(rows) : `${verb === 'again' ? 'To be sent again' : 'Closed'}: ${rows.length}`,
);

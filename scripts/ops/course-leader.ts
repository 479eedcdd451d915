/**
 * Appoints and removes course leaders. A new leader must have signed in once, with a verified address. A removal takes
 * effect at once.
 */
import { parseArgs } from '../setup/options.ts';
import { dayInGermany } from '#domain/time/calendar.ts';
import { emailKey, isEmail } from '#domain/mail/email.ts';
import { courseLeaderPath } from '#i18n/routes.ts';
import { fail } from '../setup/processes.ts';
import { appointLeader, courseLeaders, type Leader } from './statements.ts';
import { databaseOptions, printRows } from './print-rows.ts';

const { values } = parseArgs({
  options: {
    ...databaseOptions,
    add: { type: 'string' },
    remove: { type: 'string' },
  },
});

const verb = values.remove === undefined ? 'grant' : 'revoke';
const address = values.add ?? values.remove;
if (address !== undefined && !isEmail(address)) fail('Whose address? As in --add jana@example.com');

const listed = (rows: readonly Leader[]) =>
  rows.length === 0
    ? 'Nobody leads the courses.'
    : rows
        .map(({ email, since }) => `${email ?? 'no address'}, since ${dayInGermany(new Date(since))}`)
        .join('\n');

const done = {
  grant: `${address} leads the courses now, at ${courseLeaderPath}.`,
  revoke: `${address} does not lead the courses any more.`,
};
const nothing = {
  grant: `Nothing to do: ${address} leads them already, or nobody has signed in and proved that address.`,
  revoke: `Nothing to do: ${address} leads no course.`,
};

const statement = address === undefined ? courseLeaders : appointLeader(verb, emailKey(address));
await printRows(statement, values, (rows: readonly Leader[]) => {
  if (address === undefined) return listed(rows);
  return rows.length > 0 ? done[verb] : nothing[verb];
});

import { parseArgs } from '../setup/options.ts';
import { dayInGermany } from '#domain/time/calendar.ts';
import { emailKey, isEmail } from '#domain/mail/email.ts';
import { fail } from '../setup/processes.ts';
import { appoint, staff, type StaffMember } from './statements.ts';
import { databaseOptions, printRows } from './print-rows.ts';
import type { StaffLevel } from '#domain/shop/access.ts';

interface Words {
  nobody: string;
  granted: (address: string) => string;
  revoked: (address: string) => string;
  has: string;
  hasNot: string;
}

/**
 * Lists, gives and takes a role. Whoever gets it must have signed in once, with a verified address. Taking it has effect
 * at once.
 */
export async function appointStaff(level: StaffLevel, words: Words): Promise<void> {
  const { values } = parseArgs({
    options: { ...databaseOptions, add: { type: 'string' }, remove: { type: 'string' } },
  });
  const verb = values.remove === undefined ? 'grant' : 'revoke';
  const address = values.add ?? values.remove;
  if (address !== undefined && !isEmail(address)) fail('Whose address? As in --add jana@example.com');

  const listed = (rows: readonly StaffMember[]) =>
    rows.length === 0
      ? words.nobody
      : rows
          .map(({ email, since }) => `${email ?? 'no address'}, since ${dayInGermany(new Date(since))}`)
          .join('\n');
  const nothing = {
    grant: `Nothing to do: ${address} ${words.has} already, or nobody has signed in and proved that address.`,
    revoke: `Nothing to do: ${address} ${words.hasNot}.`,
  };
  const statement = address === undefined ? staff(level) : appoint(level, verb, emailKey(address));
  await printRows(statement, values, (rows: readonly StaffMember[]) => {
    if (address === undefined) return listed(rows);
    if (rows.length === 0) return nothing[verb];
    return verb === 'grant' ? words.granted(address) : words.revoked(address);
  });
}

/**
 * Opens a downloaded certificate for one more correction. The member corrects it on its page, its number stays, and the
 * next download closes it again. The log keeps the previous details.
 */
import { parseArgs } from '../setup/options.ts';
import { dayInGermany } from '#domain/time/calendar.ts';
import { readCertificateNumber } from '#domain/course/certificate.ts';
import { ownCertificatePath } from '#i18n/course-routes.ts';
import { fail } from '../setup/processes.ts';
import { certificateOpenings, openCertificate, type Opening } from './statements.ts';
import { databaseOptions, printRows } from './print-rows.ts';

const { values } = parseArgs({
  options: { ...databaseOptions, open: { type: 'string' } },
});

const number = readCertificateNumber(values.open ?? '');
if (values.open !== undefined && number === undefined) {
  fail('Which certificate? Its number has 20 letters and digits, as in --open 8K3F-Q2MX-7DTA-RW95-C6HJ');
}

const listed = (rows: readonly Opening[]) =>
  rows.length === 0
    ? 'No certificate has been reopened.'
    : rows.map((row) => `${row.number}, reopened ${dayInGermany(new Date(row.opened))}`).join('\n');

const statement = number === undefined ? certificateOpenings : openCertificate(number);
await printRows(statement, values, (rows: readonly Opening[]) => {
  if (number === undefined) return listed(rows);
  return rows.length > 0
    ? `${number} can be corrected once more, on the certificate’s page (${ownCertificatePath}), until it is downloaded.`
    : `Nothing to do: ${number} is not one of our certificates, or can already be corrected.`;
});

/**
 * Certificates with a wrong name or day of birth that were downloaded already: opens one for one more correction.
 *
 *   npm run certificates [-- --remote]
 *   npm run certificates [-- --remote] --open 8K3F-Q2MX-7DTA-RW95-C6HJ
 *
 * Of this machine's site (`PORT` names it), or of the deployed one. Without a number it lists what was opened, and when.
 * The participant mends it herself, on the page of her certificate; its number stays, and with her next download it is
 * closed again. What it said before is kept in the log.
 */
import { parseArgs } from 'node:util';
import { dayInGermany } from '#domain/calendar.ts';
import { readCertificateNumber } from '#domain/course/certificate.ts';
import { opening, openings, type Opening } from '../certificates/opening-statements.ts';
import { tellOf } from '../setup/operator-query.ts';

const { values } = parseArgs({
  options: { remote: { type: 'boolean', default: false }, open: { type: 'string' } },
});

const number = readCertificateNumber(values.open ?? '');
if (values.open !== undefined && number === undefined) {
  console.error(
    'Which certificate? Its number has 20 letters and digits, as in: npm run certificates -- --open 8K3F-Q2MX-7DTA-RW95-C6HJ',
  );
  process.exit(1);
}

const listed = (rows: readonly Opening[]) =>
  rows.length === 0
    ? 'No certificate was opened again.'
    : rows.map((row) => `${row.number}, opened ${dayInGermany(new Date(row.opened))}`).join('\n');

await tellOf(number === undefined ? openings : opening(number), values.remote, (rows: readonly Opening[]) => {
  if (number === undefined) return listed(rows);
  return rows.length > 0
    ? `${number} can be mended once more, on the page of her certificate (/de/mein-kurs/bescheinigung), until she downloads it.`
    : `Nothing to do: ${number} is no certificate of ours, or can be mended already.`;
});

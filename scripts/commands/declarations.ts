/**
 * Cancellations and withdrawals that wait for somebody of ours.
 *
 *   npm run declarations [-- --remote]
 *   npm run declarations [-- --remote] --close 3F2A-91C0
 *
 * Of this machine's site (`PORT` names it), or of the deployed one. What has to be done is done where the money is
 * (refund there, end the contract there: the site hears of it); then the declaration is closed here.
 */
import { execFile } from 'node:child_process';
import { parseArgs, promisify, stripVTControlCharacters } from 'node:util';
import { declarationReport, type OpenDeclaration } from '../declarations/declaration-report.ts';
import { localSite } from '../setup/local-settings.ts';

const { values } = parseArgs({
  options: { remote: { type: 'boolean', default: false }, close: { type: 'string' } },
});
const digits = values.close?.replaceAll(/[^\da-z]/gi, '').toLowerCase();
if (digits !== undefined && !/^[\da-f]{8,32}$/.test(digits)) {
  console.error(
    'Which declaration? Its number has eight digits at least, as in: npm run declarations -- --close 3F2A-91C0',
  );
  process.exit(1);
}

const open = `
  SELECT d.id, d.kind, d.received, d.name, d.email, d.contract, d.order_typed, d.reason, d.end_day,
    p.state, r.code, coalesce(r.order_id, p.order_id) AS order_id
  FROM declarations d JOIN declaration_progress p ON p.declaration_id = d.id
    LEFT JOIN declaration_results r ON r.declaration_id = d.id
  WHERE r.closed IS NULL AND (r.code IS NOT NULL OR p.state NOT IN ('objected', 'taken_back'))
  ORDER BY d.received LIMIT 500`;
const close = `
  UPDATE declaration_results SET closed = unixepoch() * 1000
  WHERE closed IS NULL AND declaration_id LIKE '${digits ?? ''}%' RETURNING declaration_id`;

const { directory } = localSite();
const place = values.remote ? ['--remote'] : ['--local', '--persist-to', directory];

try {
  const command = [
    'd1',
    'execute',
    'valea',
    '--json',
    '--command',
    digits === undefined ? open : close,
    ...place,
  ];
  const { stdout } = await promisify(execFile)('wrangler', command, { maxBuffer: 10_000_000 });
  const [answer] = JSON.parse(stdout) as { results: OpenDeclaration[] }[];
  const results = answer?.results ?? [];
  console.log(digits === undefined ? declarationReport(results) : `Closed: ${results.length}`);
} catch (error) {
  const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
  console.error(`\n${stripVTControlCharacters(said).trim()}`);
  console.error(
    `\nThe database could not be read: ${values.remote ? 'is `npx wrangler login` done?' : 'has `npm start` run here?'}\n`,
  );
  process.exitCode = 1;
}

/**
 * What the ad platform will never get, and why.
 *
 *   npm run conversions [-- --remote]
 *
 * Of this machine's site (`PORT` names it), or of the deployed one.
 */
import { execFile } from 'node:child_process';
import { parseArgs, promisify, stripVTControlCharacters } from 'node:util';
import { deadReport, type DeadRow } from '../conversions/dead-report.ts';
import { localSite } from '../setup/local-settings.ts';

const { values } = parseArgs({ options: { remote: { type: 'boolean', default: false } } });
const { directory } = localSite();

const statement = 'SELECT * FROM dead_conversions ORDER BY at DESC LIMIT 1000';
const place = values.remote ? ['--remote'] : ['--local', '--persist-to', directory];

try {
  const { stdout } = await promisify(execFile)(
    'wrangler',
    ['d1', 'execute', 'valea', '--json', '--command', statement, ...place],
    { maxBuffer: 10_000_000 },
  );
  const [answer] = JSON.parse(stdout) as { results: DeadRow[] }[];
  console.log(deadReport(answer?.results ?? []));
} catch (error) {
  const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
  console.error(`\n${stripVTControlCharacters(said).trim()}`);
  console.error(
    `\nThe database could not be read: ${values.remote ? 'is `npx wrangler login` done?' : 'has `npm start` run here?'}\n`,
  );
  process.exitCode = 1;
}

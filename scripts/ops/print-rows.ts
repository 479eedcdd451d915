import { execFile } from 'node:child_process';
import { promisify, stripVTControlCharacters } from 'node:util';
import { localRows } from '../setup/database.ts';
import { localSite } from '../setup/local-settings.ts';
import { fail } from '../setup/processes.ts';

async function remoteRows(statement: string): Promise<unknown[]> {
  const command = ['d1', 'execute', 'valea', '--json', '--command', statement, '--remote'];
  const { stdout } = await promisify(execFile)('wrangler', command, { maxBuffer: 50_000_000 }).catch(
    (error: unknown) => {
      // With `--json`, wrangler prints its errors among the results.
      const { stdout, stderr } = error as { stdout?: string; stderr?: string };
      const details = stripVTControlCharacters([stderr, stdout].join('\n')).trim() || String(error);
      return fail('The database could not be read: is `npx wrangler login` done?', details);
    },
  );
  const [answer] = JSON.parse(stdout) as { results: unknown[] }[];
  return answer?.results ?? [];
}

/** Runs a statement on the local database (`PORT` names the site) or the deployed one. */
export async function rowsOf<Row>(statement: string, isRemote: boolean): Promise<readonly Row[]> {
  const rows = isRemote ? await remoteRows(statement) : localRows(localSite().directory, statement);
  return (rows ?? fail('There is no local database: has `npm start` run here?')) as readonly Row[];
}

/** The same, and prints the result. */
export async function printRows(
  statement: string,
  isRemote: boolean,
  report: (rows: readonly never[]) => string | Promise<string>,
): Promise<void> {
  console.log(await report(await rowsOf<never>(statement, isRemote)));
}

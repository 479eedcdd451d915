import { execFile } from 'node:child_process';
import { promisify, stripVTControlCharacters } from 'node:util';
import { localRows } from '../setup/database.ts';
import { localSite } from '../setup/local-settings.ts';
import { fail } from '../setup/processes.ts';

/** Which database: this machine's, or with `--remote` production's, with `--staging` staging's. */
export const databaseOptions = {
  remote: { type: 'boolean', default: false },
  staging: { type: 'boolean', default: false },
} as const;

interface Database {
  remote: boolean;
  staging: boolean;
}

async function deployedRows(statement: string, { staging }: Database): Promise<unknown[]> {
  const database = staging ? ['valea-staging', '--env', 'staging'] : ['valea'];
  const command = ['d1', 'execute', ...database, '--json', '--command', statement, '--remote'];
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

/** Runs a statement on the local database (`PORT` names the site) or a deployed one. */
export async function rowsOf<Row>(statement: string, database: Database): Promise<readonly Row[]> {
  const isDeployed = database.remote || database.staging;
  const rows = isDeployed
    ? await deployedRows(statement, database)
    : localRows(localSite().directory, statement);
  return (rows ?? fail('There is no local database: has `npm start` run here?')) as readonly Row[];
}

/** The same, and prints the result. */
export async function printRows(
  statement: string,
  database: Database,
  report: (rows: readonly never[]) => string | Promise<string>,
): Promise<void> {
  console.log(await report(await rowsOf<never>(statement, database)));
}

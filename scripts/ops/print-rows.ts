import { execFile } from 'node:child_process';
import { promisify, stripVTControlCharacters } from 'node:util';
import { localSite } from '../setup/local-settings.ts';
import { fail } from '../setup/processes.ts';

/** Runs a statement on the local database (`PORT` names the site) or the deployed one, and prints the result. */
export async function printRows(
  statement: string,
  isRemote: boolean,
  report: (rows: readonly never[]) => string | Promise<string>,
): Promise<void> {
  const place = isRemote ? ['--remote'] : ['--local', '--persist-to', localSite().directory];
  const command = ['d1', 'execute', 'valea', '--json', '--command', statement, ...place];
  const { stdout } = await promisify(execFile)('wrangler', command, { maxBuffer: 50_000_000 }).catch(
    (error: unknown) => {
      const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
      return fail(
        `The database could not be read: ${isRemote ? 'is `npx wrangler login` done?' : 'has `npm start` run here?'}`,
        stripVTControlCharacters(said),
      );
    },
  );
  const [answer] = JSON.parse(stdout) as { results: never[] }[];
  console.log(await report(answer?.results ?? []));
}

import { execFile } from 'node:child_process';
import { promisify, stripVTControlCharacters } from 'node:util';
import { localSite } from './local-settings.ts';

/**
 * What an operator's command does with one statement on the database, of this machine's site or of the deployed one:
 * prints what `told` makes of the rows, or why they could not be had.
 */
export async function tellOf(
  statement: string,
  isRemote: boolean,
  told: (rows: readonly never[]) => string | Promise<string>,
): Promise<void> {
  const place = isRemote ? ['--remote'] : ['--local', '--persist-to', localSite().directory];
  const command = ['d1', 'execute', 'valea', '--json', '--command', statement, ...place];
  try {
    const { stdout } = await promisify(execFile)('wrangler', command, { maxBuffer: 50_000_000 });
    const [answer] = JSON.parse(stdout) as { results: never[] }[];
    console.log(await told(answer?.results ?? []));
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
    console.error(`\n${stripVTControlCharacters(said).trim()}`);
    console.error(
      `\nThe database could not be read: ${isRemote ? 'is `npx wrangler login` done?' : 'has `npm start` run here?'}\n`,
    );
    process.exitCode = 1;
  }
}

import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { fail, run } from './processes.ts';

/** D1's local files: one per database, and one for its metadata. */
const filesOf = (directory: string) =>
  globSync(join(directory, 'v3/d1/miniflare-D1DatabaseObject/*.sqlite')).filter(
    (file) => basename(file) !== 'metadata.sqlite',
  );

/**
 * Runs a statement while the Worker may be writing: waits for it, which `wrangler d1 execute --local` does not.
 * `undefined` if there is no database yet.
 */
export function localRows(
  directory: string,
  statement: string,
  ...values: SQLInputValue[]
): Record<string, unknown>[] | undefined {
  const [file] = filesOf(directory);
  if (file === undefined) return undefined;
  const database = new DatabaseSync(file, { timeout: 10_000 });
  try {
    // The Worker does not wait for locks either, so this one must not be held until the disk has written.
    database.exec('PRAGMA synchronous = NORMAL');
    return database.prepare(statement).all(...values);
  } finally {
    database.close();
  }
}

/** Migrates the local database; ends the command if that fails. */
export async function migrate(directory: string): Promise<void> {
  const { code, output } = await run(
    'wrangler',
    ['d1', 'migrations', 'apply', 'valea', '--local', '--persist-to', directory],
    { env: { ...process.env, CI: '1' } },
  );
  if (code !== 0)
    fail(
      `The local database in ${directory} could not be brought up to date. Where its data may be lost, delete that folder.`,
      output,
    );
}

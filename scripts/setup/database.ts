import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { run } from './processes.ts';

const migrations = 'functions/database/migrations';

async function migrationsHash(): Promise<string> {
  const hash = createHash('sha256');
  for (const name of (await readdir(migrations)).sort()) {
    if (name.endsWith('.sql')) hash.update(name).update(await readFile(`${migrations}/${name}`));
  }
  return hash.digest('hex');
}

/** Where the local runtime keeps D1: a file for each database, and one of its own. */
const filesOf = (directory: string) =>
  globSync(join(directory, 'v3/d1/miniflare-D1DatabaseObject/*.sqlite')).filter(
    (file) => basename(file) !== 'metadata.sqlite',
  );

const sqliteError = z.object({ errcode: z.number() });
/** https://www.sqlite.org/rescode.html: corrupt, and no database at all. */
const damaged = new Set([11, 26]);

function isSound(file: string): boolean {
  const database = new DatabaseSync(file);
  try {
    const [row] = database.prepare('PRAGMA quick_check(1)').all();
    // A lock that is let go again: whether it could be written.
    database.exec('BEGIN IMMEDIATE; ROLLBACK');
    return row?.['quick_check'] === 'ok';
  } finally {
    database.close();
  }
}

/** Why the local database cannot be used, in a sentence that says what to do; nothing where it can. */
export function databaseTrouble(directory: string): string | undefined {
  const unwritable = (code: string) =>
    `The local database in ${directory} cannot be written (${code}): make that folder writable for you, or delete it, and start again.`;
  const broken = `The local database in ${directory} is damaged: move that folder away or delete it, its accounts and orders with it, and start again.`;
  try {
    mkdirSync(directory, { recursive: true });
    return filesOf(directory).every(isSound) ? undefined : broken;
  } catch (error) {
    const read = sqliteError.safeParse(error);
    if (!read.success)
      return unwritable(error instanceof Error && 'code' in error ? String(error.code) : 'unknown');
    const code = read.data.errcode & 0xff;
    return damaged.has(code) ? broken : unwritable(`SQLite ${code}`);
  }
}

/** Rows of the local database, read beside the Worker that writes it; none where there is no database yet. */
export function readRows(directory: string, statement: string): Record<string, unknown>[] {
  const [file] = filesOf(directory);
  if (file === undefined) return [];
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return database.prepare(statement).all();
  } finally {
    database.close();
  }
}

/** Brings the local database up to date; says what went wrong, or nothing. */
export async function migrate(directory: string): Promise<string | undefined> {
  const stamp = `${directory}/migrated`;
  const wanted = await migrationsHash();
  const isThere = filesOf(directory).length > 0;
  if (isThere && existsSync(stamp) && (await readFile(stamp, 'utf8')) === wanted) return undefined;

  const { code, output } = await run(
    'wrangler',
    ['d1', 'migrations', 'apply', 'valea', '--local', '--persist-to', directory],
    { env: { ...process.env, CI: '1' } },
  );
  if (code !== 0) return output;
  await mkdir(directory, { recursive: true });
  await writeFile(stamp, wanted);
  return undefined;
}

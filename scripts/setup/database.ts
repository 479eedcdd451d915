import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { run } from './processes.ts';

const migrations = 'functions/database/migrations';

async function migrationsHash(): Promise<string> {
  const hash = createHash('sha256');
  for (const name of (await readdir(migrations)).sort()) {
    if (name.endsWith('.sql')) hash.update(name).update(await readFile(`${migrations}/${name}`));
  }
  return hash.digest('hex');
}

/** Brings the local database up to date; says what went wrong, or nothing. */
export async function migrate(directory: string): Promise<string | undefined> {
  const stamp = `${directory}/migrated`;
  const wanted = await migrationsHash();
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === wanted) return undefined;

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

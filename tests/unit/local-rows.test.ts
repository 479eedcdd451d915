import { mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { localRows } from '../../scripts/setup/database.ts';

it("an operator's command waits for a write of the running site", async () => {
  const directory = await mkdtemp(join(tmpdir(), 'rows-'));
  expect(localRows(directory, 'SELECT 1')).toBeUndefined();

  const folder = join(directory, 'v3/d1/miniflare-D1DatabaseObject');
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'a.sqlite');
  new DatabaseSync(file).exec('CREATE TABLE notes (n INTEGER)');
  // The writer ends by a timer, as this thread cannot give a sign while it waits for the lock.
  const writer = new Worker(
    `const { DatabaseSync } = require('node:sqlite');
    const { parentPort, workerData } = require('node:worker_threads');
    const database = new DatabaseSync(workerData);
    database.exec('BEGIN IMMEDIATE; INSERT INTO notes VALUES (1)');
    parentPort.postMessage('writing');
    setTimeout(() => database.exec('COMMIT'), 50);`,
    { eval: true, workerData: file },
  );
  await new Promise((resolve) => writer.once('message', resolve));
  expect(localRows(directory, 'INSERT INTO notes SELECT n + ? FROM notes RETURNING n', 1)).toEqual([
    { n: 2 },
  ]);
});

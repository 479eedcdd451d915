import { glob, readFile } from 'node:fs/promises';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { compatibility, type PlainWorker } from './plain-workerd.ts';

export interface Embedded {
  url: string;
  database: Awaited<ReturnType<Miniflare['getD1Database']>>;
  stop: () => Promise<void>;
}

async function migrate(miniflare: Miniflare): Promise<void> {
  const database = await miniflare.getD1Database('DB', 'worker');
  const files: string[] = [];
  for await (const file of glob('functions/database/migrations/*.sql')) files.push(file);
  for (const file of files.sort()) {
    const statements = (await readFile(file, 'utf8')).split('--> statement-breakpoint');
    await database.batch(statements.map((statement) => database.prepare(statement)));
  }
}

/**
 * The same runtime with a D1 database, which workerd has not by itself: Miniflare writes its configuration and
 * serves the database, and requests reach the Worker's own socket without passing anything else.
 */
export async function serveEmbedded({ bundle, settings }: PlainWorker): Promise<Embedded> {
  const { directory, scripts, bytes } = bundle;
  const read = (type: 'ESModule' | 'Data') => async (name: string) => {
    const path = `${directory}/${name}`;
    return { type, path, contents: await readFile(path) };
  };
  const modules = await Promise.all([...scripts.map(read('ESModule')), ...bytes.map(read('Data'))]);
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      // The Worker writes a line a request, and nobody reads a hundred thousand of them.
      handleStructuredLogs: () => undefined,
      workers: [
        {
          name: 'worker',
          modulesRoot: directory,
          modules,
          compatibilityDate: compatibility.date,
          compatibilityFlags: compatibility.flags,
          bindings: settings,
          serviceBindings: { ASSETS: 'nothing' },
          d1Databases: ['DB'],
          unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
        },
        {
          name: 'nothing',
          modules: true,
          script: 'export default { fetch: () => new Response(null, { status: 404 }) };',
          compatibilityDate: compatibility.date,
        },
      ],
    }),
  );
  await migrate(miniflare);
  const database = await miniflare.getD1Database('DB', 'worker');
  const { origin } = await miniflare.unsafeGetDirectURL('worker');
  return { url: origin, database, stop: () => miniflare.dispose() };
}

import { createServer } from 'node:net';
import type { ChildProcess } from 'node:child_process';
import { migrate } from './database.ts';
import { localSettings, localSite, type LocalSite } from './local-settings.ts';
import { fail, start } from './processes.ts';
import { buildSite } from './site-build.ts';

export const host = 'localhost';

/** Whether something listens there already, on any of the machine's own addresses. */
export async function portIsFree(port: number): Promise<boolean> {
  for (const address of ['127.0.0.1', '::1', '0.0.0.0']) {
    const free = await new Promise<boolean>((resolve) => {
      const probe = createServer()
        .once('error', (error: NodeJS.ErrnoException) => {
          resolve(error.code !== 'EADDRINUSE');
        })
        .once('listening', () => {
          probe.close(() => {
            resolve(true);
          });
        })
        .listen(port, address);
    });
    if (!free) return false;
  }
  return true;
}

export type Served =
  { state: 'up'; url: string; process: ChildProcess } | { state: 'failed'; output: string };

/** Serves `dist` and the Worker in the runtime that production uses. */
export async function serve(
  { port, directory }: LocalSite,
  vars: Record<string, string>,
  heard: Partial<Record<'stdout' | 'stderr', (words: string) => void>> = {},
): Promise<Served> {
  const url = `http://${host}:${String(port)}`;
  const child = start(
    'node',
    [
      ...[
        'scripts/setup/leash.mjs',
        'wrangler',
        'dev',
        '--port',
        String(port),
        '--inspector-port',
        process.env['INSPECTOR_PORT'] ?? '0',
      ],
      ...['--show-interactive-dev-session=false', '--persist-to', directory],
      ...Object.entries(vars).flatMap(([name, value]) => ['--var', `${name}:${value}`]),
    ],
    { stdio: ['pipe', 'pipe', 'pipe'] },
  );
  let output = '';
  const ready = new Promise<Served>((resolve) => {
    for (const stream of ['stdout', 'stderr'] as const) {
      child[stream]?.setEncoding('utf8').on('data', (words: string) => {
        // What has been said since is of no use for saying why it did not start.
        output = (output + words).slice(-50_000);
        heard[stream]?.(words);
        if (output.includes('Ready on')) resolve({ state: 'up', url, process: child });
      });
    }
    child.once('error', (error) => {
      resolve({ state: 'failed', output: error.message });
    });
    child.once('exit', () => {
      resolve({ state: 'failed', output });
    });
  });
  return ready;
}

/** The built site in the real runtime, for commands that look at it; ends the command if it cannot stand. */
export async function siteUp(port: number): Promise<string> {
  if (!(await portIsFree(port))) fail(`Port ${port} is in use: stop what runs there and try again.`);
  const build = await buildSite();
  if (build.state === 'failed') fail('The site could not be built.', build.output);
  const site = localSite(port);
  const trouble = await migrate(site.directory);
  if (trouble) fail('The local database could not be brought up to date.', trouble);
  const server = await serve(site, localSettings(site).vars);
  if (server.state === 'failed') fail('The Worker could not be started.', server.output);
  return server.url;
}

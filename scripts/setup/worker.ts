import { createServer } from 'node:net';
import type { ChildProcess } from 'node:child_process';
import type { LocalSite } from './local-settings.ts';
import { exited, fail, isEnding, start } from './processes.ts';

export const host = 'localhost';

/** Whether a port is free on all of the machine's own addresses. */
export async function portIsFree(port: number): Promise<boolean> {
  for (const address of ['127.0.0.1', '::1', '0.0.0.0']) {
    const free = await new Promise<boolean>((resolve) => {
      const probe = createServer()
        .once('error', (error: NodeJS.ErrnoException) => resolve(error.code !== 'EADDRINUSE'))
        .once('listening', () => probe.close(() => resolve(true)))
        .listen(port, address);
    });
    if (!free) return false;
  }
  return true;
}

export interface Served {
  url: string;
  process: ChildProcess;
}

/**
 * Serves `dist` and the Worker in workerd and waits until it answers; ends the command if it cannot start. The
 * Worker's warnings and errors go to standard error, other output to `heard`.
 */
export async function serve(
  { port, directory }: LocalSite,
  vars: Record<string, string>,
  heard: (words: string) => void = () => undefined,
): Promise<Served> {
  const url = `http://${host}:${port}`;
  const child = start(
    'wrangler',
    [
      'dev',
      '--port',
      String(port),
      '--inspector-port',
      process.env['INSPECTOR_PORT'] ?? '0',
      '--persist-to',
      directory,
      '--show-interactive-dev-session=false',
      ...Object.entries(vars).flatMap(([name, value]) => ['--var', `${name}:${value}`]),
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  child.stdout?.setEncoding('utf8').on('data', heard);
  const answers = () =>
    fetch(`${url}/robots.txt`).then(
      () => true,
      () => false,
    );
  let isUp = false;
  void exited(child).then(() => {
    if (!isUp && !isEnding()) fail('The Worker could not be started: see its message above.');
  });
  while (!(await answers())) await new Promise((resolve) => setTimeout(resolve, 100));
  isUp = true;
  return { url, process: child };
}

import { isEnding, start } from './processes.ts';

/**
 * Starts the stand-in of a hosted service in the background: the site does not wait for it. The channel tells
 * it when this process is gone.
 */
export function startStandIn(
  file: string,
  settings: Record<string, string>,
  { say, failed }: { say: (line: string) => void; failed: (output: string) => void },
): void {
  const child = start('node', [file], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, ...settings },
  });
  let errors = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    for (const line of chunk.toString().split('\n')) if (line.trim()) say(line);
  });
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  child.once('exit', () => {
    if (!isEnding()) failed(errors);
  });
}

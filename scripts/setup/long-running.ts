import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import '../../local/with-parent.mjs';

interface LongRunning {
  /** Names it in the message when it ends. */
  name: string;
  command: string;
  args: readonly string[];
  env?: Record<string, string>;
  /** Standard output goes here instead of the terminal. */
  onOutput?: (words: string) => void;
}

const preload = `--import=${new URL('../../local/with-parent.mjs', import.meta.url).href}`;

function start({ command, args, env, onOutput }: LongRunning): ChildProcess {
  const child = spawn(command, args, {
    stdio: ['ignore', onOutput ? 'pipe' : 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...env, NODE_OPTIONS: preload },
    // Leads a process group: a killed wrangler would leave its workerd behind.
    detached: true,
  });
  if (onOutput) child.stdout?.setEncoding('utf8').on('data', onOutput);
  return child;
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    // All of it has ended.
  }
}

/** Runs them until one ends or a signal arrives, then stops all. Returns `false` if one ended by itself, and prints which. */
export async function runTogether(parts: readonly LongRunning[]): Promise<boolean> {
  const children = parts.map(start);
  let ending = false;
  let isWell = true;
  const endAll = () => {
    ending = true;
    for (const child of children) signalGroup(child, 'SIGTERM');
    setTimeout(() => {
      for (const child of children) signalGroup(child, 'SIGKILL');
    }, 10_000).unref();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, endAll);
  await Promise.all(
    parts.map(async ({ name }, index) => {
      const child = children[index];
      if (child) await once(child, 'exit');
      if (!ending) {
        isWell = false;
        console.error(`\n${name} stopped: see its message above.\n`);
      }
      endAll();
    }),
  );
  return isWell;
}

import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';

const running = new Set<ChildProcess>();
let ending = false;

export const isEnding = () => ending;

/** Signals a process and all its children: each child leads a process group. */
function end(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    child.kill(signal);
  }
}

/** Ends the command with the error's details and, below, a remedy. */
export function fail(sentence: string, details = ''): never {
  if (details) console.error(`\n${details.trim()}`);
  console.error(`\n${sentence}\n`);
  process.exit(1);
}

const delay = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export const exited = (child: ChildProcess): Promise<unknown> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once('exit', resolve));

/** Starts a process that ends with this one. */
export function start(command: string, args: readonly string[], options: SpawnOptions = {}): ChildProcess {
  const child = spawn(command, args, { ...options, detached: true });
  running.add(child);
  child.once('exit', () => {
    running.delete(child);
    // Children may outlive their group's leader.
    end(child, 'SIGTERM');
  });
  return child;
}

async function stop(child: ChildProcess): Promise<void> {
  end(child, 'SIGTERM');
  // The identity stand-in saves its accounts before it exits.
  await Promise.race([exited(child), delay(10_000)]);
  end(child, 'SIGKILL');
}

/** Runs the callback when this command is stopped, after all its children have exited. */
export function onEnd(callback: () => void): void {
  const finish = async () => {
    if (ending) return;
    ending = true;
    await Promise.all([...running].map(stop));
    callback();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      void finish();
    });
  }
  process.on('disconnect', () => {
    void finish();
  });
  process.channel?.unref();
  process.on('exit', () => {
    for (const child of running) end(child, 'SIGTERM');
  });
}

export interface Finished {
  code: number;
  /** Standard output and standard error. */
  output: string;
  /** Standard output, for parsing. */
  said: string;
}

export function run(
  command: string,
  args: readonly string[],
  options: {
    env?: NodeJS.ProcessEnv;
    cwd?: string;
    show?: boolean;
  } = {},
): Promise<Finished> {
  return new Promise((resolve) => {
    const child = start(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: options.env ?? process.env,
      ...(options.cwd !== undefined && { cwd: options.cwd }),
    });
    let output = '';
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (stream === child.stdout) said += chunk.toString();
        if (options.show) process.stdout.write(chunk);
      });
    }
    child.on('error', (error) => {
      resolve({ code: 127, output: error.message, said });
    });
    child.on('close', (code) => {
      resolve({ code: code ?? 1, output, said });
    });
  });
}

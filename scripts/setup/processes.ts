import { spawn } from 'node:child_process';

/** Ends the command with the error's details and, below, a remedy. */
export function fail(sentence: string, details = ''): never {
  if (details) console.error(`\n${details.trim()}`);
  console.error(`\n${sentence}\n`);
  process.exit(1);
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
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: options.env ?? process.env,
      ...(options.cwd !== undefined && { cwd: options.cwd }),
    });
    let output = '';
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
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

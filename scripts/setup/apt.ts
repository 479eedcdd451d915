import { run } from './processes.ts';

/** Runs apt-get without prompts, including sudo's. */
export async function apt(...args: string[]) {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const [command = '', ...rest] = [...asRoot, 'apt-get', '-q', '-y', ...args];
  return run(command, rest, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
}

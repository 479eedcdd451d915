import { run } from './processes.ts';

/** Debian's package manager, without questions; `sudo` may not ask for a password either. */
export async function apt(...args: string[]) {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const [command = '', ...rest] = [...asRoot, 'apt-get', '-q', '-y', ...args];
  return run(command, rest, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
}

import { existsSync } from 'node:fs';
import { run } from './processes.ts';

export const hasApt = () => existsSync('/usr/bin/apt-get');

/** Runs apt-get without prompts, including sudo's, after any other that is running. */
export async function apt(...args: string[]) {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const [command = '', ...rest] = [
    ...asRoot,
    'apt-get',
    '-q',
    '-y',
    '-o',
    'DPkg::Lock::Timeout=120',
    ...args,
  ];
  return run(command, rest, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
}

/**
 * Runs a command that ends when whoever started it is gone, however that happened: the pipe to its standard
 * input closes then. The leash leads a process group, so everything that the command started ends with it.
 */
import { spawn } from 'node:child_process';

const [command = '', ...args] = process.argv.slice(2);
const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });

const end = () => {
  process.kill(-process.pid, 'SIGTERM');
  setTimeout(() => process.kill(-process.pid, 'SIGKILL'), 3000).unref();
};

child.on('error', () => process.exit(127));
child.on('exit', (code) => process.exit(code ?? 1));
// The group’s own signal comes back here: the command decides when it is done.
process.on('SIGTERM', () => undefined);
process.stdin.on('end', end).on('error', end).resume();

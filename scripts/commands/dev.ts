import { onEnd, start } from '../setup/processes.ts';

onEnd(() => {
  process.exit(0);
});

start('astro', ['dev', ...process.argv.slice(2)], { stdio: 'inherit' }).once('exit', (code) => {
  process.exit(code ?? 0);
});

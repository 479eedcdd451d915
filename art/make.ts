import { join } from 'node:path';
import { jobs } from './jobs.ts';
import { openRenderer } from './render.ts';

const root = join(import.meta.dirname, '..');
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !jobs.has(name));
if (unknown.length > 0) {
  console.error(`Nothing is called ${unknown.join(', ')}. There are: ${[...jobs.keys()].join(', ')}.`);
  process.exit(1);
}

const renderer = await openRenderer();
try {
  for (const [name, job] of jobs) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    for (const file of await job(renderer, root)) console.log(file);
  }
} finally {
  await renderer.close();
}

/** Runs a cron job by hand, as nothing triggers them locally. */
import { z } from 'zod';
import { jobs, type JobName } from '#functions/operator/jobs.ts';
import { localSite } from '../setup/local-settings.ts';
import { fail } from '../setup/processes.ts';
import { host } from '../setup/worker.ts';

const does: Record<JobName, string> = {
  nightly: 'deletes expired records, compares payments with Stripe, mails the operator what needs attention',
  'catch-up': 'sends waiting mails and purchases, carries out declarations, continues the comparison',
};
const isJob = (name: string): name is JobName => Object.hasOwn(jobs, name);

const [wanted] = process.argv.slice(2);
const names = Object.keys(jobs).filter(isJob);
if (wanted === undefined) {
  for (const name of names) console.log(`${name.padEnd(10)} ${jobs[name].padEnd(14)} ${does[name]}`);
  console.log('\nRun one now, on this machine: npm run ops -- jobs nightly');
  process.exit(0);
}
if (!isJob(wanted)) fail(`There is no job "${wanted}", only ${names.join(' or ')}.`);

const { port, ports } = localSite();
const site = `http://${host}:${port}`;
const began = performance.now();
// https://developers.cloudflare.com/workers/configuration/cron-triggers/#test-cron-triggers-locally
const address = `${site}/cdn-cgi/handler/scheduled?${new URLSearchParams({ cron: jobs[wanted], format: 'json' })}`;
const answer = await fetch(address).catch(() =>
  fail(`Nothing answers at ${site}: run npm start first (PORT=… names a site on another port).`),
);
const read = z.object({ outcome: z.string() }).safeParse(await answer.json().catch(() => undefined));
const outcome = read.success ? read.data.outcome : `not a job’s response (status ${answer.status})`;
const seconds = ((performance.now() - began) / 1000).toFixed(1);
if (answer.status === 404) {
  fail(
    `${site} is not the Worker. With npm run dev it is on PORT=${port + 112}, as in PORT=${port + 112} npm run ops -- jobs ${wanted}`,
  );
}
if (outcome !== 'ok') fail(`${wanted} failed after ${seconds} s: ${outcome}. See the output of npm start.`);
console.log(
  `${wanted} ran, ${seconds} s. Failures are in the output of npm start, mails at http://${host}:${ports.dashboard}`,
);

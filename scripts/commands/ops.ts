/** What operators do by hand: `npm run ops` lists it, `npm run ops -- mails --remote` does one. */
import { fail } from '../setup/processes.ts';

const operations: Readonly<Record<string, readonly [arguments: string, about: string]>> = {
  mails: [
    '[--again KEY|all] [--close KEY|all] [--remote]',
    'mails that were given up; sends one again or drops it',
  ],
  declarations: [
    '[--close NUMBER] [--carry-out NUMBER [--order ID]] [--remote]',
    'cancellations and withdrawals that wait for a person',
  ],
  certificates: ['[--open NUMBER] [--remote]', 'opens a certificate for one more correction'],
  'course-leader': ['[--add ADDRESS] [--remove ADDRESS] [--remote]', 'who leads the courses'],
  recordings: [
    '[--key writer.json]',
    'what the bucket lacks of the course’s recordings; with a key uploads it',
  ],
  jobs: ['[nightly|catch-up]', 'the scheduled jobs; runs one on the site that runs here'],
  webhooks: ['replay evt_…', 'has the Worker handle stored webhook events again'],
  catalogue: [
    '[check|push]',
    'compares prices, webhook and portal at Stripe with ours; adds what Stripe lacks',
  ],
  backup: ['order backup.sql restore.sql', 'makes an export of the database restorable'],
  conversions: ['[--remote]', 'events that the ad platform will never get, and why'],
  funnel: [
    '[--days 30] [--by campaign|language|landing] [--goal paid] [--words] [--remote]',
    'how many came to each step, and what is lost between',
  ],
};

const [name, ...rest] = process.argv.slice(2);
if (name === undefined) {
  for (const [operation, [usage, about]] of Object.entries(operations)) {
    console.log(`${operation} ${usage}\n    ${about}`);
  }
  console.log(
    '\nOf this machine’s site (PORT names it); with --remote of the deployed one. npm run ops -- NAME …',
  );
} else if (Object.hasOwn(operations, name)) {
  process.argv.splice(2, Number.POSITIVE_INFINITY, ...rest);
  await import(`../ops/${name}.ts`);
} else fail(`There is no operation ${name}: npm run ops lists them.`);

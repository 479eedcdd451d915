/** Operators' commands: `npm run ops` lists them, `npm run ops -- mails --remote` runs one. */
import { fail } from '../setup/processes.ts';

const operations: Readonly<Record<string, readonly [arguments: string, about: string]>> = {
  mails: [
    '[--again KEY|all] [--close KEY|all] [--remote|--staging]',
    'mails that are no longer retried; sends one again or drops it',
  ],
  declarations: [
    '[--close NUMBER] [--carry-out NUMBER [--order ID]] [--remote|--staging]',
    'cancellations and withdrawals that wait for the operator',
  ],
  certificates: ['[--open NUMBER] [--remote|--staging]', 'reopens a certificate for one more correction'],
  'course-leader': [
    '[--add ADDRESS] [--remove ADDRESS] [--remote|--staging]',
    'lists, appoints and removes course leaders',
  ],
  owner: [
    '[--add ADDRESS] [--remove ADDRESS] [--remote|--staging]',
    'lists, adds and removes those who read the numbers',
  ],
  jobs: ['[--remote|--staging]', 'fails if a cron job has stopped'],
  catalogue: [
    '[check|push]',
    'compares prices, webhook and portal at Stripe with ours; push adds what is missing',
  ],
  backup: ['order backup.sql restore.sql', 'makes an export of the database restorable'],
};

const [name, ...rest] = process.argv.slice(2);
if (name === undefined) {
  for (const [operation, [usage, about]] of Object.entries(operations)) {
    console.log(`${operation} ${usage}\n    ${about}`);
  }
  console.log(
    '\nUsage: npm run ops -- NAME … for this machine’s site (PORT selects it), with --remote for production, --staging for staging.',
  );
} else if (Object.hasOwn(operations, name)) {
  process.argv.splice(2, Number.POSITIVE_INFINITY, ...rest);
  await import(`../ops/${name}.ts`);
} else fail(`Unknown operation ${name}: npm run ops lists them.`);

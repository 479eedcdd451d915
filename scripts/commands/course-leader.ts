/**
 * Who leads the courses: reads the participants' messages, answers them and books the minutes of contact.
 *
 *   npm run course-leader [-- --remote]
 *   npm run course-leader [-- --remote] --add jana@example.com
 *   npm run course-leader [-- --remote] --remove jana@example.com
 *
 * Of this machine's site (`PORT` names it), or of the deployed one. Without an address it lists them. Whoever is to
 * become one signs in once before, with an address that the sign-in or our link has proved to be hers; afterwards she
 * finds her page at /de/kursleitung. What is taken back holds from the next click on.
 */
import { execFile } from 'node:child_process';
import { parseArgs, promisify, stripVTControlCharacters } from 'node:util';
import { dayInGermany } from '#domain/calendar.ts';
import { emailKey, isEmail } from '#domain/email.ts';
import { appointment, leaders, type Leader } from '../course-leaders/leader-statements.ts';
import { localSite } from '../setup/local-settings.ts';

const { values } = parseArgs({
  options: {
    remote: { type: 'boolean', default: false },
    add: { type: 'string' },
    remove: { type: 'string' },
  },
});

const verb = values.remove === undefined ? 'grant' : 'revoke';
const address = values.add ?? values.remove;
if (address !== undefined && !isEmail(address)) {
  console.error('Whose address? As in: npm run course-leader -- --add jana@example.com');
  process.exit(1);
}

const listed = (rows: readonly Leader[]) =>
  rows.length === 0
    ? 'Nobody leads the courses.'
    : rows
        .map(({ email, since }) => `${email ?? 'no address'}, since ${dayInGermany(new Date(since))}`)
        .join('\n');

const done = {
  grant: `${address} leads the courses now, at /de/kursleitung.`,
  revoke: `${address} does not lead the courses any more.`,
};
const nothing = {
  grant: `Nothing to do: ${address} leads them already, or nobody has signed in and proved that address.`,
  revoke: `Nothing to do: ${address} leads no course.`,
};

const statement = address === undefined ? leaders : appointment(verb, emailKey(address));
const place = values.remote ? ['--remote'] : ['--local', '--persist-to', localSite().directory];
try {
  const command = ['d1', 'execute', 'valea', '--json', '--command', statement, ...place];
  const { stdout } = await promisify(execFile)('wrangler', command, { maxBuffer: 10_000_000 });
  const [answer] = JSON.parse(stdout) as { results: Leader[] }[];
  const rows = answer?.results ?? [];
  if (address === undefined) console.log(listed(rows));
  else console.log(rows.length > 0 ? done[verb] : nothing[verb]);
} catch (error) {
  const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
  console.error(`\n${stripVTControlCharacters(said).trim()}`);
  console.error(
    `\nThe database could not be read: ${values.remote ? 'is `npx wrangler login` done?' : 'has `npm start` run here?'}\n`,
  );
  process.exitCode = 1;
}

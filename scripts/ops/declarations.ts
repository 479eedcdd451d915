/**
 * Cancellations and withdrawals that wait for the operator. Unverified: ask the buyer, then have the Worker carry it
 * out in its next run, or dismiss it. With a result: first finish it at Stripe (refund, end the contract; webhooks
 * update the site), then close it here. Without `--yes` a command only says what it would do.
 */
import { parseArgs } from '../setup/options.ts';
import { fail } from '../setup/processes.ts';
import { chosen, declarationReport, strangersReport } from './declaration-report.ts';
import {
  carryOutDeclaration,
  closeDeclaration,
  closeStrangers,
  declarationsNamed,
  declarationsOfStrangers,
  dismissDeclaration,
  openDeclarations,
  orderNamed,
} from './statements.ts';
import { databaseOptions, rowsOf } from './print-rows.ts';
import type { NamedOrder, OpenDeclaration } from './declaration-report.ts';

const { values } = parseArgs({
  options: {
    ...databaseOptions,
    close: { type: 'string' },
    'carry-out': { type: 'string' },
    order: { type: 'string' },
    strangers: { type: 'boolean', default: false },
    'close-strangers': { type: 'boolean', default: false },
    yes: { type: 'boolean', default: false },
  },
});
const { order, yes } = values;
const rows = <Row>(statement: string) => rowsOf<Row>(statement, values);

const named = values['carry-out'] ?? values.close;
const digits = named?.replaceAll(/[^\da-z]/gi, '').toLowerCase();
if (digits !== undefined && !/^[\da-f]{8,32}$/.test(digits)) {
  fail('Which declaration? Its number has at least eight digits, as in --close 3F2A-91C0');
}
if (order !== undefined && !/^[\da-f-]{32,36}$/.test(order)) {
  fail('Which order? Its full id is shown below the declaration, or with the payment.');
}

async function change(number: string) {
  const verb = values['carry-out'] === undefined ? 'close' : 'carry out';
  const [given] = order === undefined ? [] : await rows<NamedOrder>(orderNamed(order));
  if (order !== undefined && !given) fail(`There is no order ${order}.`);
  const found = await rows<OpenDeclaration>(declarationsNamed(number));
  const choice = chosen(found, verb, given);
  if (choice.state === 'refused') fail(choice.reason);
  const { id } = choice.declaration;
  console.log(choice.report);
  if (!yes) fail('Nothing has been changed. If this is the one, repeat the command with --yes.');
  const changed =
    verb === 'carry out'
      ? await rows(carryOutDeclaration(id, order))
      : [...(await rows(closeDeclaration(id))), ...(await rows(dismissDeclaration(id)))];
  if (changed.length === 0) fail('Nothing has been changed: it waits for nobody any more.');
  console.log(verb === 'carry out' ? 'The Worker carries it out in its next run.' : 'It is closed.');
}

async function list() {
  const [own, others] = [
    await rows<OpenDeclaration>(openDeclarations),
    await rows<OpenDeclaration>(declarationsOfStrangers),
  ];
  console.log(values.strangers ? declarationReport(others) : declarationReport(own));
  if (!values.strangers && others.length > 0) console.log(`\n${strangersReport(others.length)}`);
}

if (digits !== undefined) await change(digits);
else if (values['close-strangers']) {
  const waiting = await rows<OpenDeclaration>(declarationsOfStrangers);
  console.log(declarationReport(waiting.slice(0, 100)));
  if (waiting.length > 0 && !yes) fail('Nothing has been changed. To close these, repeat it with --yes.');
  console.log(`Closed: ${(await rows(closeStrangers)).length}`);
} else await list();

/**
 * Cancellations and withdrawals that wait for the operator. Unverified: ask the buyer, then have the Worker carry it
 * out in its next run, or dismiss it. With a result: first finish it at Stripe (refund, end the contract; webhooks
 * update the site), then close it here.
 */
import { parseArgs } from '../setup/options.ts';
import { fail } from '../setup/processes.ts';
import { declarationReport } from './declaration-report.ts';
import { carryOutDeclaration, closeDeclaration, dismissDeclaration, openDeclarations } from './statements.ts';
import { printRows } from './print-rows.ts';

const { values } = parseArgs({
  options: {
    remote: { type: 'boolean', default: false },
    close: { type: 'string' },
    'carry-out': { type: 'string' },
    order: { type: 'string' },
  },
});

const named = values['carry-out'] ?? values.close;
const digits = named?.replaceAll(/[^\da-z]/gi, '').toLowerCase();
if (digits !== undefined && !/^[\da-f]{8,32}$/.test(digits)) {
  fail('Which declaration? Its number has at least eight digits, as in --close 3F2A-91C0');
}
if (values.order !== undefined && !/^[\da-f-]{32,36}$/.test(values.order)) {
  fail('Which order? Its full id is shown below the declaration, or with the payment.');
}

const { remote } = values;
const counted = (what: string) => (rows: readonly unknown[]) => `${what}: ${rows.length}`;
if (digits === undefined) await printRows(openDeclarations, remote, declarationReport);
else if (values['carry-out'] !== undefined) {
  await printRows(carryOutDeclaration(digits, values.order), remote, counted('To be carried out'));
} else {
  await printRows(closeDeclaration(digits), remote, counted('Closed'));
  await printRows(dismissDeclaration(digits), remote, counted('Not the buyer’s'));
}

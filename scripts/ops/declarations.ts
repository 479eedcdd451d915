/**
 * Cancellations and withdrawals that wait for a person. One that nobody has proved: ask the buyer, then have the Worker
 * carry it out at its next round, or close it. One with a result: do first what has to be done where the money is
 * (refund, end the contract: the site hears of it), then close it here.
 */
import { parseArgs } from 'node:util';
import { fail } from '../setup/processes.ts';
import { declarationReport } from './declaration-report.ts';
import { carryOutDeclaration, closeDeclaration, dismissDeclaration, openDeclarations } from './statements.ts';
import { tellRows } from './tell-rows.ts';

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
  fail('Which declaration? Its number has eight digits at least, as in --close 3F2A-91C0');
}
if (values.order !== undefined && !/^[\da-f-]{32,36}$/.test(values.order)) {
  fail('Which order? Its whole id stands below the declaration, or with the payment.');
}

const { remote } = values;
const counted = (what: string) => (rows: readonly unknown[]) => `${what}: ${rows.length}`;
if (digits === undefined) await tellRows(openDeclarations, remote, declarationReport);
else if (values['carry-out'] !== undefined) {
  await tellRows(carryOutDeclaration(digits, values.order), remote, counted('To be carried out'));
} else {
  await tellRows(closeDeclaration(digits), remote, counted('Closed'));
  await tellRows(dismissDeclaration(digits), remote, counted('Not the buyer’s'));
}

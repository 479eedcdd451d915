/**
 * Cancellations and withdrawals that wait for a person. Do first what has to be done where the money is (refund, end the
 * contract: the site hears of it), then close the declaration here. One that waits for an answer from the contract's own
 * address is carried out at the Worker's next round, once you have asked the buyer yourself.
 */
import { parseArgs } from 'node:util';
import { fail } from '../setup/processes.ts';
import { declarationReport, type OpenDeclaration } from './declaration-report.ts';
import { carryOutDeclaration, closeDeclaration, openDeclarations } from './statements.ts';
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

const isCarriedOut = values['carry-out'] !== undefined;
const change = isCarriedOut ? carryOutDeclaration : closeDeclaration;
const statement = digits === undefined ? openDeclarations : change(digits, values.order);
await tellRows(statement, values.remote, (rows: readonly OpenDeclaration[]) =>
  digits === undefined
    ? declarationReport(rows)
    : `${isCarriedOut ? 'To be carried out' : 'Closed'}: ${rows.length}`,
);

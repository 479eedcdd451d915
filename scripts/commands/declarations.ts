/**
 * Cancellations and withdrawals that wait for somebody of ours.
 *
 *   npm run declarations [-- --remote]
 *   npm run declarations [-- --remote] --close 3F2A-91C0
 *   npm run declarations [-- --remote] --carry-out 3F2A-91C0 [--order <the order's id>]
 *
 * Of this machine's site (`PORT` names it), or of the deployed one. What has to be done is done where the money is
 * (refund there, end the contract there: the site hears of it); then the declaration is closed here. One that waits for
 * an answer from the contract's own address is carried out at the Worker's next round once you have asked her yourself.
 */
import { parseArgs } from 'node:util';
import { declarationReport, type OpenDeclaration } from '../declarations/declaration-report.ts';
import {
  carryOutDeclaration,
  closeDeclaration,
  openDeclarations,
} from '../declarations/declaration-statements.ts';
import { tellOf } from '../setup/operator-query.ts';

const { values } = parseArgs({
  options: {
    remote: { type: 'boolean', default: false },
    close: { type: 'string' },
    'carry-out': { type: 'string' },
    order: { type: 'string' },
  },
});

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

const named = values['carry-out'] ?? values.close;
const digits = named?.replaceAll(/[^\da-z]/gi, '').toLowerCase();
if (digits !== undefined && !/^[\da-f]{8,32}$/.test(digits)) {
  stop(
    'Which declaration? Its number has eight digits at least, as in: npm run declarations -- --close 3F2A-91C0',
  );
}
if (values.order !== undefined && !/^[\da-f-]{32,36}$/.test(values.order)) {
  stop('Which order? Its whole id stands below the declaration, or with the payment.');
}

const isCarriedOut = values['carry-out'] !== undefined;
const change = isCarriedOut ? carryOutDeclaration : closeDeclaration;
const statement = digits === undefined ? openDeclarations : change(digits, values.order);
const done = isCarriedOut ? 'To be carried out' : 'Closed';

await tellOf(statement, values.remote, (rows: readonly OpenDeclaration[]) =>
  digits === undefined ? declarationReport(rows) : `${done}: ${rows.length}`,
);

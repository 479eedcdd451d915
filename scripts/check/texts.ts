import { catalogues } from '#i18n/catalogues.ts';
import { textFaults } from './text-faults.ts';
import { textUsages } from './text-usage.ts';

const usages = await textUsages();
const faults = textFaults(catalogues, usages);
for (const fault of faults) console.log(fault);
console.log(`${usages.length} uses of texts, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;

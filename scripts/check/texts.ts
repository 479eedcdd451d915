import { catalogues } from '#i18n/generated/catalogues.ts';
import { messageUsages } from './message-usage.ts';
import { textFaults } from './text-faults.ts';
import { textProgram } from './text-program.ts';
import { textUsage } from './text-usage.ts';

const { used, open } = textUsage(
  textProgram(['src/**/*.{astro,ts,tsx}', 'i18n/*.ts', 'functions/mails/*.ts']),
);
const faults = [
  ...textFaults(catalogues, new Set([...used, ...(await messageUsages(catalogues.en))])),
  ...open.map((place) => `${place} is shown with its gaps open`),
];
for (const fault of faults) console.log(fault);
console.log(`${used.size} uses of texts, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;

import { catalogues } from '#i18n/generated/catalogues.ts';
import { textProblems } from './text-problems.ts';
import { textProgram } from './text-program.ts';
import { textUsage } from './text-usage.ts';

const { used, open } = textUsage(
  textProgram(['src/**/*.{astro,ts,tsx}', 'i18n/*.ts', 'functions/{mails,routes}/*.ts']),
);
const problems = [
  ...textProblems(catalogues, used),
  ...open.map((place) => `${place} is shown with its gaps open`),
];
for (const problem of problems) console.log(problem);
console.log(`${used.size} uses of texts, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;

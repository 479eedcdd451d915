import { checkContent } from '../../src/content-check/check-content.ts';
import { checkExperiments } from '../../src/content-check/check-experiments.ts';
import { printDiagnostics, printSummary } from '../../src/content-check/diagnostic.ts';
import { staleFigures } from '../../src/content-check/stale-figures.ts';
import { dayInGermany } from '#domain/time/calendar.ts';

/** All content of editors, including recipes. */
const content = await checkContent(process.cwd());
const today = dayInGermany(new Date());
const experiments = await checkExperiments(process.cwd(), today);
const hints = [...experiments.hints, ...(await staleFigures(process.cwd(), today))];
const diagnostics = [...content.diagnostics, ...experiments.diagnostics];
if (hints.length > 0) console.log(`Hinweise · hints\n\n${printDiagnostics(hints)}\n`);
if (diagnostics.length > 0) {
  console.log(printSummary(diagnostics));
  process.exitCode = 1;
} else console.log('Alle Inhalte in Ordnung · all content is fine');

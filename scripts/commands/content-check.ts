import { checkContent } from '../../src/content-check/check-content.ts';
import { printDiagnostics, printSummary } from '../../src/content-check/diagnostic.ts';

/** All content of editors, including recipes. */
const { diagnostics, hints } = await checkContent(process.cwd());
if (hints.length > 0) console.log(`Hinweise · hints\n\n${printDiagnostics(hints)}\n`);
if (diagnostics.length > 0) {
  console.log(printSummary(diagnostics));
  process.exitCode = 1;
} else console.log('Alle Inhalte in Ordnung · all content is fine');

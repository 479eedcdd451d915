import { checkContent } from '../../src/content-check/check-content.ts';
import { printSummary } from '../../src/content-check/diagnostic.ts';

/** All content of editors, including recipes. */
const { diagnostics } = await checkContent(process.cwd());
if (diagnostics.length > 0) {
  console.log(printSummary(diagnostics));
  process.exitCode = 1;
} else console.log('Alle Inhalte in Ordnung · all content is fine');

import { checkContent } from '../../src/content-check/check-content.ts';
import { printDiagnostics } from '../../src/content-check/diagnostic.ts';

/** All content of editors, including recipes. */
const { diagnostics } = await checkContent(process.cwd());
if (diagnostics.length > 0) {
  const files = new Set(diagnostics.map(({ file }) => file)).size;
  console.error(`${printDiagnostics(diagnostics)}\n`);
  console.error(
    `${diagnostics.length} Fehler in ${files} Dateien · ${diagnostics.length} errors in ${files} files`,
  );
  process.exitCode = 1;
} else console.log('Alle Inhalte in Ordnung · all content is fine');

import { readContent } from '../../src/content-check/check-content.ts';
import { printDiagnostics } from '../../src/content-check/diagnostic.ts';

/** Stops with the content check's own messages, which editors know. */
export async function readOrStop<Name extends Parameters<typeof readContent>[0]>(
  name: Name,
  mended: readonly string[] = [],
) {
  const { entries, diagnostics } = await readContent(name, process.cwd());
  const wrong = diagnostics.filter(({ code }) => !mended.includes(code));
  if (wrong.length === 0) return entries;
  const error = new Error(printDiagnostics(wrong));
  // Editors do not need a stack trace.
  error.stack = error.message;
  throw error;
}

import { readContent } from './check-content.ts';
import { printDiagnostics } from './diagnostic.ts';

/** The content check's own messages, which editors know; they do not need a stack trace. */
export class ContentMistakes extends Error {
  constructor(message: string) {
    super(message);
    this.stack = message;
  }
}

export async function readOrStop<Name extends Parameters<typeof readContent>[0]>(
  name: Name,
  project = process.cwd(),
) {
  const { entries, diagnostics } = await readContent(name, project);
  if (diagnostics.length > 0) throw new ContentMistakes(printDiagnostics(diagnostics));
  return entries;
}

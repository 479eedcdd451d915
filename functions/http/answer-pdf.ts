import type { AppContext } from './context.ts';

/** A download with a name that does not reveal whom it is about, as others may see it. */
export function answerPdf(c: AppContext, bytes: Uint8Array, name: string): Response {
  c.header('Content-Type', 'application/pdf');
  c.header('Content-Disposition', `attachment; filename="${name}.pdf"`);
  return c.body(Uint8Array.from(bytes).buffer);
}

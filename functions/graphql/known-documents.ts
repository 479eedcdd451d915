import { operations } from './generated/operations.ts';
import { sha256 } from '../sha256.ts';
import type { Operation } from './operation.ts';

/** Longer than any document of ours: not worth a hash. */
const longest = 10_000;

/** Texts that were hashed before. Only known documents get in, so it never grows beyond their number. */
const byText = new Map<string, Operation>();

/** The operation of a document that the site was built with. Costs one hash, whatever the text holds. */
export async function knownDocument(text: string): Promise<Operation | undefined> {
  const remembered = byText.get(text);
  if (remembered || text.length > longest) return remembered;
  const operation = operations.get(await sha256(text));
  if (operation) byText.set(text, operation);
  return operation;
}

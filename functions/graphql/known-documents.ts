import { operations } from './generated/operations.ts';
import { sha256 } from '../sha256.ts';
import type { Operation } from './operation.ts';

/** Longer than any of our documents, so not worth hashing. */
const longest = 10_000;

/** Only holds known documents, so it is bounded. */
const byText = new Map<string, Operation>();

export async function knownDocument(text: string): Promise<Operation | undefined> {
  const remembered = byText.get(text);
  if (remembered || text.length > longest) return remembered;
  const operation = operations.get(await sha256(text));
  if (operation) byText.set(text, operation);
  return operation;
}

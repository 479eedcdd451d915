import { stripIgnoredCharacters } from 'graphql';
import { operations } from './generated/operations.ts';
import { sha256 } from '../crypto/sha256.ts';
import type { Operation } from './operation.ts';

export interface KnownDocument {
  operation: Operation;
  /** Without white space and comments. */
  text: string;
}

/** Longer than any of our documents, however it is laid out: refused before it is read. */
const longest = 10_000;

/** Only holds known documents, so it is bounded. */
const byText = new Map<string, KnownDocument>();

/** Undefined if it contains what is no token of GraphQL. Reads characters one by one and does not parse. */
function compact(text: string): string | undefined {
  try {
    return stripIgnoredCharacters(text);
  } catch {
    return undefined;
  }
}

/** A document of ours, as the site sends it or laid out by another client. */
export async function knownDocument(sent: string): Promise<KnownDocument | undefined> {
  const remembered = byText.get(sent);
  if (remembered || sent.length > longest) return remembered;
  const text = compact(sent);
  const operation = text === undefined ? undefined : operations.get(await sha256(text));
  if (text === undefined || !operation) return undefined;
  const known = { operation, text };
  byText.set(text, known);
  return known;
}

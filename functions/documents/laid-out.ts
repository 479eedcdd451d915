import { lineBreak } from './typefaces.ts';

/** Splits words without spaces, because breaking them letter by letter is slow. */
const endlessWord = /\S{50}(?=\S)/gu;

/**
 * A typed text for a document, which bounds the document before it is drawn: empty lines collapse into one, and more
 * than `mostLines` follow each other on the line, divided by `joint`. Nothing that was written is left out.
 */
export function laidOut(typed: string, mostLines: number, joint: string): string {
  const lines = typed
    .normalize('NFC')
    .split(lineBreak)
    .map((line) => line.trim());
  const written = lines.filter((line) => line !== '');
  const text =
    written.length > mostLines
      ? written.join(joint)
      : lines
          .join('\n')
          .replaceAll(/\n{3,}/g, '\n\n')
          .trim();
  return text.replaceAll(endlessWord, '$& ');
}

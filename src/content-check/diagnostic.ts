/**
 * A diagnostic: the content check's message about a place in a file, like a compiler's. Editors read it in the
 * terminal, in a build and on the page, in German and English. The messages are in `messages`.
 */
import type { Locale } from '#domain/text/locales.ts';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };

export type Message = Readonly<Record<Locale, string>>;
export type Code = keyof typeof de;
export const messages: Readonly<Record<Locale, Readonly<Record<Code, string>>>> = { de, en };
export const isCode = (text: string): text is Code => Object.hasOwn(de, text);

/** Both count from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

export const start: Position = { line: 1, column: 1 };

export interface Diagnostic extends Position, Message {
  readonly code: Code;
  readonly file: string;
}

/** Values for a message's placeholders; `meant` becomes a suggestion. */
export type Details = Readonly<Record<string, string | number | Message | undefined>>;

export type Report = (code: Code, at: Position, details?: Details) => void;

export const reportInto =
  (into: Diagnostic[], file: string): Report =>
  (code, { line, column }, details = {}) => {
    const say = (locale: Locale) =>
      messages[locale][code].replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
        shown(name, details[name], locale),
      );
    into.push({ code, file, line, column, de: say('de'), en: say('en') });
  };

/** Placeholders filled by us; all others quote an editor. */
const ours = new Set(['all', 'example', 'figures', 'hash', 'key', 'keys', 'line', 'lines', 'names', 'size']);

function shown(name: string, value: Details[string], locale: Locale): string {
  if (typeof value === 'object') return value[locale];
  if (name === 'meant' && value === undefined) return '';
  if (name === 'meant') return locale === 'de' ? ` Meintest du „${value}“?` : ` Did you mean “${value}”?`;
  return ours.has(name) ? String(value) : quote(String(value));
}

/** Short, on one line, without control characters. */
function quote(text: string): string {
  const plain = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return plain.length > 60 ? `${plain.slice(0, 59)}…` : plain;
}

export const byPosition = (a: Diagnostic, b: Diagnostic): number =>
  a.file.localeCompare(b.file, 'en') || a.line - b.line || a.column - b.column;

/** All of them, and how many there are. */
export function printSummary(diagnostics: readonly Diagnostic[]): string {
  const count = diagnostics.length;
  const files = new Set(diagnostics.map(({ file }) => file)).size;
  const german = `${String(count)} Fehler in ${String(files)} ${files === 1 ? 'Datei' : 'Dateien'}`;
  const english = `${String(count)} ${count === 1 ? 'error' : 'errors'} in ${String(files)} ${files === 1 ? 'file' : 'files'}`;
  return `${printDiagnostics(diagnostics)}\n\n${german} · ${english}`;
}

export const printDiagnostics = (diagnostics: readonly Diagnostic[]): string =>
  diagnostics
    .map(
      ({ file, line, column, de, en }) =>
        `${file}:${String(line)}:${String(column)}\n  de  ${de}\n  en  ${en}`,
    )
    .join('\n\n');

/** Placeholders (`{{courseFee}}`) in the entries of a file. */
import { isLocale, type Locale } from '#domain/text/locales.ts';
import { fillFacts, placeholders } from '#i18n/placeholders.ts';
import type { Code, Details, Position, Report } from '../diagnostic.ts';
import { checkPlaceholders } from '../reading/markdown.ts';
import type { Yaml } from '../reading/yaml.ts';

type Path = readonly PropertyKey[];

/** Reports placeholders that cannot be filled; `locale` is that of the file, if it has one. */
export function checkTexts(yaml: Yaml, locale: Locale | undefined, report: Report): boolean {
  let isFine = true;
  mapTexts(yaml.data, (text, path) => {
    if (!/\{\{|\}\}/.test(text)) return text;
    const at = yaml.at(path);
    if (!at) return text;
    const tell = (code: Code, position: Position, details?: Details) => {
      isFine = false;
      report(code, position, details);
    };
    checkPlaceholders(text, () => at, tell);
    if (localeAt(path, locale) === undefined) checkShared(text, at, tell);
    return text;
  });
  return isFine;
}

export const fillTexts = <Data>(data: Data, locale: Locale | undefined): Data =>
  // Only strings are replaced, and by strings.
  mapTexts(data, (text, path) => fillFacts(text, localeAt(path, locale) ?? 'de')) as Data;

/** Language of a text: that of its block or file, or undefined if it serves both. */
const localeAt = (path: Path, locale: Locale | undefined): Locale | undefined =>
  path.find((step): step is Locale => typeof step === 'string' && isLocale(step)) ?? locale;

/** A value that serves both languages must not use a fact that differs between them. */
function checkShared(text: string, at: Position, report: Report): void {
  const [de, en]: Readonly<Record<string, string>>[] = [placeholders('de'), placeholders('en')];
  for (const [, name = ''] of text.matchAll(/\{\{\s*(\w+)\s*\}\}/g))
    if (de?.[name] !== en?.[name]) report('placeholder-local', at, { name });
}

function mapTexts(data: unknown, map: (text: string, path: Path) => string, path: Path = []): unknown {
  if (typeof data === 'string') return map(data, path);
  if (Array.isArray(data)) return data.map((item: unknown, index) => mapTexts(item, map, [...path, index]));
  if (typeof data !== 'object' || data === null || data instanceof Date) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, mapTexts(value, map, [...path, key])]),
  );
}

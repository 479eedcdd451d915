import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { z } from 'zod';
import { isLocale, locales, type Locale } from '#domain/text/locales.ts';
import { hints, type Size } from '../describe/kinds.ts';
import { checkTexts, fillTexts } from '../describe/placeholders.ts';
import { readEntries, type Description } from '../describe/read-entries.ts';
import { byPosition, reportInto, start, type Diagnostic, type Position, type Report } from '../diagnostic.ts';
import { checkPicture } from '../pictures.ts';
import { filesIn, meantBeside, readSource, splitSource } from '../reading/source.ts';
import type { AnchorsOf } from '../reading/links.ts';
import { itemsOf, readYaml, type Yaml } from '../reading/yaml.ts';
import type { Collection, Files, Names, ReadEntry } from './collection.ts';
import { checkBody } from './read-body.ts';

export interface CollectionReading<Data> {
  /** Entries whose data is valid. */
  readonly entries: readonly ReadEntry<Data>[];
  readonly diagnostics: readonly Diagnostic[];
}

export async function readCollection<Schema extends Description>(
  collection: Collection<Schema>,
  project: string,
  anchorsOf: AnchorsOf,
): Promise<CollectionReading<z.output<Schema>>> {
  const { folder, layout } = collection;
  const shown = `src/content/${folder}`;
  const diagnostics: Diagnostic[] = [];
  const run: Run<Schema> = {
    collection,
    root: join(project, shown),
    shown,
    anchorsOf,
    read: [],
    entries: [],
    pictures: [],
    reportOf: (path) => reportInto(diagnostics, `${shown}/${path}`),
  };
  if ('list' in layout) readList(run, layout.list);
  else readFiles(run, layout);
  collection.among?.(run.read, (file) => reportInto(diagnostics, file), run.root);
  await Promise.all(run.pictures.map((check) => check()));
  return { entries: run.entries, diagnostics: diagnostics.sort(byPosition) };
}

interface Run<Schema extends Description> {
  readonly collection: Collection<Schema>;
  /** Absolute path of the folder, and its name in messages. */
  readonly root: string;
  readonly shown: string;
  readonly anchorsOf: AnchorsOf;
  /** All entries, with only their valid data. */
  readonly read: ReadEntry<Partial<z.output<Schema>>>[];
  readonly entries: ReadEntry<z.output<Schema>>[];
  readonly pictures: (() => Promise<void>)[];
  readonly reportOf: (path: string) => Report;
}

function readList<Schema extends Description>(run: Run<Schema>, path: string): void {
  const report = run.reportOf(path);
  for (const other of filesIn(run.root).filter((file) => file !== path))
    run.reportOf(other)('file-name', start, { example: path, names: path });
  const source = readSource(join(run.root, path), path, report);
  const yaml = source === undefined ? undefined : readYaml(source, report);
  if (!yaml) return;
  const items = itemsOf(yaml);
  if (!items)
    report('list-expected', yaml.at([]) ?? start, { key: path, example: '- id: techniker-krankenkasse' });
  for (const item of items ?? []) add(run, item, { path, end: item.at([]) ?? start });
}

function readFiles<Schema extends Description>(run: Run<Schema>, layout: Files): void {
  const { file: pattern, names, only, beside } = layout;
  const pathOf = (name: string, locale: Locale) =>
    pattern.replace('{name}', name).replace('{locale}', locale);
  const example = pathOf('are' in names ? (names.are[0] ?? '') : names.example, 'de');
  const found = new Set<string>();
  const named = new Set('are' in names ? names.are : []);
  for (const path of filesIn(run.root)) {
    const { name = '', locale = only } = partsOf(path, pattern) ?? { name: '?' };
    if (fits(name, names) && (locale === undefined || isLocale(locale))) {
      found.add(path);
      named.add(name);
      readFile(run, path, name, locale);
    } else if (!beside?.test(path))
      run.reportOf(path)('file-name', start, {
        example,
        names: 'are' in names ? names.are.join(', ') : names.example,
      });
  }
  for (const name of named) {
    const paths = [...new Set((only ? [only] : locales).map((locale) => pathOf(name, locale)))];
    const other = paths.find((path) => found.has(path));
    for (const file of paths.filter((path) => !found.has(path)))
      run.reportOf(file)(other === undefined ? 'file-required' : 'file-missing', start, { file, other });
  }
}

const fits = (name: string, names: Names): boolean =>
  'are' in names ? names.are.includes(name) : names.like.test(name);

/** Values of `{name}` and `{locale}` in a path. */
function partsOf(path: string, pattern: string): { name?: string; locale?: string } | undefined {
  const shape = RegExp.escape(pattern)
    .replace(RegExp.escape('{name}'), '(?<name>.+)')
    .replace(RegExp.escape('{locale}'), '(?<locale>[a-z]{2})');
  const found = new RegExp(`^${shape}$`).exec(path);
  return found ? { ...found.groups } : undefined;
}

function readFile<Schema extends Description>(
  run: Run<Schema>,
  path: string,
  name: string,
  locale: Locale | undefined,
): void {
  const report = run.reportOf(path);
  const source = readSource(join(run.root, path), path, report);
  if (source === undefined) return;
  if (!path.endsWith('.md')) {
    const yaml = readYaml(source, report);
    const end = { line: source.trimEnd().split('\n').length, column: 1 };
    if (yaml) add(run, yaml, { path, end, name, locale });
    return;
  }
  const isPlain = Object.keys(run.collection.schema.shape).length === 0;
  if (isPlain && /^\s*---[ \t]*\n/.test(source)) {
    report('front-matter-unwanted', start);
    return;
  }
  const parts = isPlain ? { frontMatter: '{}', body: source } : splitSource(source, report);
  if (!parts) return;
  checkBody(parts.body, locale ?? 'de', run.anchorsOf, report);
  const yaml = readYaml(parts.frontMatter, report);
  const end = { line: parts.frontMatter.split('\n').length, column: 1 };
  if (yaml) add(run, yaml, { path, end, name, locale, body: parts.body });
}

interface Found {
  readonly path: string;
  /** Position for missing entries. */
  readonly end: Position;
  readonly name?: string;
  readonly locale?: Locale | undefined;
  readonly body?: string;
}

function add<Schema extends Description>(run: Run<Schema>, yaml: Yaml, found: Found): void {
  const { path, end, locale, body } = found;
  const report = run.reportOf(path);
  const { schema } = run.collection;
  const reading = readEntries(schema, yaml, { report, end });
  if (!reading) return;
  const { data, whole } = reading;
  const isFilled = checkTexts(yaml, locale, report);
  const name = found.name ?? String(data['id'] ?? '');
  const text = body?.trim();
  const entry = {
    id: body === undefined ? name : path.replace(/\.md$/, ''),
    name,
    locale,
    file: `${run.shown}/${path}`,
    body: text,
    bodyLine: text === undefined ? 1 : (body ?? '').slice(0, body?.indexOf(text)).split('\n').length,
    at: (key: string) => yaml.at([key]) ?? start,
    report,
  };
  run.read.push({ ...entry, data });
  const isThere = Object.entries(schema.shape).every(([key, field]) => {
    const smallest = hints.get(field)?.smallest;
    return !smallest || findPicture(run, path, { key, named: data[key], at: entry.at(key), smallest });
  });
  if (whole && isFilled && isThere) run.entries.push({ ...entry, data: fillTexts(whole, locale) });
}

interface Named {
  readonly key: string;
  readonly named: unknown;
  readonly at: Position;
  readonly smallest: Size;
}

function findPicture<Schema extends Description>(
  run: Run<Schema>,
  path: string,
  { key, named, at, smallest }: Named,
): boolean {
  if (typeof named !== 'string') return false;
  const report = run.reportOf(path);
  const file = join(run.root, dirname(path), named);
  if (named.startsWith('/') || named.includes(':') || !existsSync(file)) {
    const meant = meantBeside(file);
    report('picture-absent', at, { key, file: named, meant: meant && join(dirname(named), meant) });
    return false;
  }
  run.pictures.push(() => checkPicture({ path: file, file: basename(file), at, smallest, report }));
  return true;
}

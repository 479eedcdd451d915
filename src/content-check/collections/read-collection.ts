/** Reads a collection by its description: always an answer, and with it everything that is wrong. */
import { dirname, join } from 'node:path';
import { isLocale, locales, type Locale } from '#domain/locales.ts';
import { byPlace, reportInto, start, type Diagnostic, type Place, type Report } from '../diagnostic.ts';
import { readFields, type DataOf, type Fields } from '../fields/field.ts';
import { checkPicture, type NamedPicture } from '../pictures/check-picture.ts';
import { filesIn, readFound } from '../reading/found.ts';
import type { AnchorsOf } from '../reading/links.ts';
import { readSource, splitSource } from '../reading/source.ts';
import { readYaml, type Value } from '../reading/yaml.ts';
import type { Collection, Names, ReadEntry } from './collection.ts';
import { checkBody } from './read-body.ts';

export interface CollectionReading<Data> {
  readonly entries: readonly ReadEntry<Data>[];
  readonly diagnostics: readonly Diagnostic[];
}

interface Run<F extends Fields> {
  readonly collection: Collection<F>;
  /** The whole path of the folder, and how messages name it. */
  readonly root: string;
  readonly shown: string;
  readonly anchorsOf: AnchorsOf;
  readonly pictures: NamedPicture[];
  readonly entries: ReadEntry<DataOf<F>>[];
  readonly reportOf: (path: string) => Report;
}

type Layout<Kind> = Extract<Collection<Fields>['layout'], { kind: Kind }>;

const fits = (name: string, names: Names): boolean =>
  'are' in names ? names.are.includes(name) : names.like.test(name);

const exampleOf = (names: Names): string => ('are' in names ? names.are.join(', ') : names.example);

function readSourceAt<F extends Fields>({ root }: Run<F>, path: string, report: Report): string | undefined {
  return readSource(readFound(join(root, path)), path, report);
}

const placesOf = (value: Value | undefined): ((key: string) => Place) => {
  const entries = value?.kind === 'entries' ? value.entries : [];
  return (key) => entries.find((entry) => entry.key === key)?.value.at ?? start;
};

/** The data of one entry; `end` is where something that is missing belongs. */
function readData<F extends Fields>(
  run: Run<F>,
  value: Value | undefined,
  end: Place,
  path: string,
  locale: Locale | undefined,
): DataOf<F> {
  const report = run.reportOf(path);
  const { fields } = run.collection;
  const folder = dirname(join(run.root, path));
  const reading = { report, locale, folder, pictures: run.pictures };
  if (value?.kind === 'entries') return readFields(fields, value.entries, end, reading);
  if (value) report('front-matter-shape', value.at);
  else report('front-matter-shape', start);
  return readFields(fields, [], end, { ...reading, report: () => undefined });
}

function readText<F extends Fields>(run: Run<F>, path: string, name: string, locale: Locale): void {
  const report = run.reportOf(path);
  const source = readSourceAt(run, path, report);
  if (source === undefined) return;
  const isPlain = Object.keys(run.collection.fields).length === 0;
  if (isPlain && /^\s*---[ \t]*\n/.test(source)) {
    report('front-matter-unwanted', start);
    return;
  }
  const parts = isPlain ? { frontMatter: '', body: source } : splitSource(source, report);
  if (!parts) return;
  checkBody(parts.body, locale, run.anchorsOf, report);
  const { value, sound } = readYaml(parts.frontMatter, report);
  if (!sound) return;
  const end = { line: parts.frontMatter.split('\n').length, column: 1 };
  const data = isPlain
    ? readFields(run.collection.fields, [], start, { report, locale, folder: '', pictures: [] })
    : readData(run, value, end, path, locale);
  const id = path.replace(/\.md$/, '');
  const file = `${run.shown}/${path}`;
  const body = parts.body.trim();
  const bodyLine = parts.body.slice(0, parts.body.indexOf(body)).split('\n').length;
  run.entries.push({ id, name, locale, file, data, body, bodyLine, at: placesOf(value) });
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What stands for `{name}` and `{locale}` in the path of a file that is called like the pattern. */
function partsOf(path: string, pattern: string): { name?: string; locale?: string } | undefined {
  const shape = escaped(pattern)
    .replace(escaped('{name}'), '(?<name>.+)')
    .replace(escaped('{locale}'), '(?<locale>[a-z]{2})');
  const found = new RegExp(`^${shape}$`).exec(path);
  return found ? { ...found.groups } : undefined;
}

/** Markdown in both languages, or in one. */
function readTexts<F extends Fields>(run: Run<F>, layout: Layout<'texts'>): void {
  const { file: pattern, names, only, beside } = layout;
  const fileOf = (name: string, locale: Locale) =>
    pattern.replace('{name}', name).replace('{locale}', locale);
  const found = new Map<string, Set<Locale>>();
  const example = fileOf('are' in names ? (names.are[0] ?? '') : names.example, 'de');
  for (const path of filesIn(run.root)) {
    const { name = '', locale: named } = partsOf(path, pattern) ?? { locale: '' };
    const locale = named ?? only;
    if (!isLocale(locale) || !(pattern.includes('{name}') ? fits(name, names) : name === '')) {
      if (beside?.test(path)) continue;
      run.reportOf(path)('file-name', start, { example, names: exampleOf(names) });
      continue;
    }
    found.set(name, (found.get(name) ?? new Set()).add(locale));
    readText(run, path, name, locale);
  }
  const wanted = 'are' in names ? names.are : [];
  for (const name of new Set([...found.keys(), ...wanted])) {
    const there = found.get(name);
    for (const locale of (only ? [only] : locales).filter((each) => !there?.has(each))) {
      const file = fileOf(name, locale);
      if (there) {
        const other = fileOf(name, locale === 'de' ? 'en' : 'de');
        run.reportOf(file)('file-missing', start, { file, other });
      } else run.reportOf(file)('file-required', start, { file });
    }
  }
}

function readFile<F extends Fields>(run: Run<F>, path: string, name: string, locale?: Locale): void {
  const report = run.reportOf(path);
  const source = readSourceAt(run, path, report);
  if (source === undefined) return;
  const { value, sound } = readYaml(source, report);
  if (!sound) return;
  const end = { line: source.trimEnd().split('\n').length, column: 1 };
  const data = readData(run, value, end, path, locale);
  const file = `${run.shown}/${path}`;
  run.entries.push({ id: name, name, locale, file, data, body: undefined, bodyLine: 1, at: placesOf(value) });
}

function readFiles<F extends Fields>(run: Run<F>, layout: Layout<'files'>): void {
  const { file: pattern = '{name}.yaml', names, only, beside } = layout;
  const found = new Set<string>();
  const fileOf = (name: string) => pattern.replace('{name}', name);
  const example = fileOf('are' in names ? (names.are[0] ?? '') : names.example);
  for (const path of filesIn(run.root)) {
    const name = partsOf(path, pattern)?.name;
    if (name !== undefined && fits(name, names)) {
      found.add(name);
      readFile(run, path, name, only);
    } else if (!beside?.test(path))
      run.reportOf(path)('file-name', start, { example, names: exampleOf(names) });
  }
  for (const name of 'are' in names ? names.are : []) {
    const file = fileOf(name);
    if (!found.has(name)) run.reportOf(file)('file-required', start, { file });
  }
}

/** One file with a list of all. */
function readListed<F extends Fields>(run: Run<F>, path: string): void {
  const report = run.reportOf(path);
  for (const other of filesIn(run.root).filter((file) => file !== path))
    run.reportOf(other)('file-name', start, { example: path, names: path });
  const source = readSourceAt(run, path, report);
  if (source === undefined) return;
  const { value, sound } = readYaml(source, report);
  if (!sound) return;
  if (value?.kind !== 'list') {
    report('list-expected', value?.at ?? start, { key: path, example: '- id: techniker-krankenkasse' });
    return;
  }
  for (const item of value.items) {
    const data = readData(run, item, item.at, path, undefined);
    const id = 'id' in data && typeof data.id === 'string' ? data.id : '';
    const file = `${run.shown}/${path}`;
    run.entries.push({
      id,
      name: id,
      locale: undefined,
      file,
      data,
      body: undefined,
      bodyLine: 1,
      at: placesOf(item),
    });
  }
}

export async function readCollection<F extends Fields>(
  collection: Collection<F>,
  project: string,
  anchorsOf: AnchorsOf,
): Promise<CollectionReading<DataOf<F>>> {
  const { folder, layout } = collection;
  const shown = `src/content/${folder}`;
  const diagnostics: Diagnostic[] = [];
  const run: Run<F> = {
    collection,
    root: join(project, shown),
    shown,
    anchorsOf,
    pictures: [],
    entries: [],
    reportOf: (path) => reportInto(diagnostics, `${shown}/${path}`),
  };
  if (layout.kind === 'texts') readTexts(run, layout);
  else if (layout.kind === 'files') readFiles(run, layout);
  else readListed(run, layout.file);
  collection.among?.(run.entries, (file) => reportInto(diagnostics, file), run.root);
  for (const picture of run.pictures) await checkPicture(picture);
  return { entries: run.entries, diagnostics: diagnostics.sort(byPlace) };
}

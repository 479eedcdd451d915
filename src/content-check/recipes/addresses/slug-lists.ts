import { readFile } from 'node:fs/promises';
import { locales, type Locale } from '#domain/locales.ts';
import { start, type Place, type Report } from '../../diagnostic.ts';
import { isSlug } from '../slug.ts';
import { readYaml, type Entry, type Value } from '../../reading/yaml.ts';

/** JSON is YAML too, and YAML has places. Nothing when there is no such file. */
async function readJson(
  path: string,
  report: Report,
): Promise<{ value: Value | undefined; sound: boolean } | undefined> {
  try {
    return readYaml(await readFile(path, 'utf8'), report);
  } catch {
    return undefined;
  }
}

const entriesOf = (value: Value | undefined): readonly Entry[] | undefined =>
  value?.kind === 'entries' ? value.entries : undefined;

const byLocale = (entries: readonly Entry[]): readonly [Locale, Value][] | undefined => {
  const pairs = entries.flatMap(({ key, value }) =>
    locales.filter((each) => each === key).map((each): [Locale, Value] => [each, value]),
  );
  return pairs.length === entries.length ? pairs : undefined;
};

/** Of each recipe, every slug under which it was ever published; the last one counts. */
export type SlugRecord = ReadonlyMap<string, Readonly<Record<Locale, readonly string[]>>>;

function slugsOf(value: Value): string[] | undefined {
  const texts =
    value.kind === 'list' ? value.items.map((item) => (item.kind === 'text' ? item.text : '')) : [];
  return texts.length > 0 && texts.every(isSlug) ? texts : undefined;
}

export async function readRecord(path: string, report: Report): Promise<SlugRecord> {
  const record = new Map<string, Record<Locale, readonly string[]>>();
  const reading = await readJson(path, report);
  if (!reading) return record;
  const entries = entriesOf(reading.value);
  if (!entries) {
    if (reading.sound) report('record-shape', start);
    return record;
  }
  for (const { key, value, at } of entries) {
    const pairs = byLocale(entriesOf(value) ?? []) ?? [];
    const [de, en] = locales.map(
      (locale) => pairs.filter(([each]) => each === locale).map(([, list]) => slugsOf(list))[0],
    );
    if (de && en) record.set(key, { de, en });
    else report('record-shape', at);
  }
  return record;
}

export interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly at: Place;
}

export type Redirects = Readonly<Record<Locale, readonly Redirect[]>>;

const toRedirect = ({ key, at, value }: Entry): Redirect | undefined =>
  isSlug(key) && value.kind === 'text' && isSlug(value.text) ? { from: key, to: value.text, at } : undefined;

export async function readRedirects(path: string, report: Report): Promise<Redirects> {
  const redirects: Record<Locale, Redirect[]> = { de: [], en: [] };
  const reading = await readJson(path, report);
  if (!reading) return redirects;
  const pairs = byLocale(entriesOf(reading.value) ?? []);
  if (!pairs || !entriesOf(reading.value)) {
    if (reading.sound) report('redirect-shape', start);
    return redirects;
  }
  for (const [locale, value] of pairs) {
    const entries = entriesOf(value);
    if (!entries) report('redirect-shape', value.at);
    for (const entry of entries ?? []) {
      const redirect = toRedirect(entry);
      if (redirect) redirects[locale].push(redirect);
      else report('redirect-shape', entry.at);
    }
  }
  return redirects;
}

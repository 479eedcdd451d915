import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { locales, type Locale } from '#domain/text/locales.ts';
import { start, type Code, type Position, type Report } from '../../diagnostic.ts';
import { readYaml, type Yaml } from '../../reading/yaml.ts';
import { recipesFolder } from '../folder.ts';
import { isSlug } from '../slug.ts';

const slug = z.string().refine(isSlug);

export const recordFile = `${recipesFolder}/slugs.json`;

/** For each recipe, every slug under which it was ever published; the last one is current. */
export type SlugRecord = ReadonlyMap<string, Readonly<Record<Locale, readonly string[]>>>;
const published = z.strictObject({ de: z.array(slug).min(1), en: z.array(slug).min(1) });

export async function readRecord(project: string, report: Report): Promise<SlugRecord> {
  const json = await readJson(join(project, recordFile), 'record-shape', report);
  return new Map(
    Object.entries(json?.entries ?? {}).flatMap(([id, slugs]) => {
      const read = published.safeParse(slugs);
      if (!read.success) report('record-shape', json?.yaml.keyAt([id]) ?? start);
      return read.success ? [[id, read.data] as const] : [];
    }),
  );
}

export interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly at: Position;
}

export type Redirects = Readonly<Record<Locale, readonly Redirect[]>>;
const addresses = z.strictObject({ de: z.looseObject({}), en: z.looseObject({}) }).partial();

export async function readRedirects(project: string, report: Report): Promise<Redirects> {
  const redirects: Record<Locale, Redirect[]> = { de: [], en: [] };
  const json = await readJson(join(project, recipesFolder, 'redirects.json'), 'redirect-shape', report);
  const read = addresses.safeParse(json?.entries ?? {});
  if (!read.success) {
    const [issue] = read.error.issues;
    report('redirect-shape', json?.yaml.at(issue?.path ?? []) ?? start);
    return redirects;
  }
  for (const locale of locales) {
    for (const [from, to] of Object.entries(read.data[locale] ?? {})) {
      const at = json?.yaml.keyAt([locale, from]) ?? start;
      const target = slug.safeParse(to);
      if (isSlug(from) && target.success) redirects[locale].push({ from, to: target.data, at });
      else report('redirect-shape', at);
    }
  }
  return redirects;
}

/** JSON is valid YAML, and the YAML parser knows positions. Undefined if the file is missing or unreadable. */
async function readJson(
  path: string,
  code: Code,
  report: Report,
): Promise<{ yaml: Yaml; entries: object } | undefined> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  const yaml = text === undefined ? undefined : readYaml(text, report);
  if (!yaml) return undefined;
  const { data } = yaml;
  if (typeof data === 'object' && data !== null && !Array.isArray(data)) return { yaml, entries: data };
  report(code, start);
  return undefined;
}

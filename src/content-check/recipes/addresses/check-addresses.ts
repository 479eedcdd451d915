import { locales, type Locale } from '#domain/locales.ts';
import { start, reportInto, type Diagnostic, type Place, type Report } from '../../diagnostic.ts';
import { closest } from '../../reading/suggest.ts';
import type { Redirect, Redirects, SlugRecord } from './slug-lists.ts';

export interface Addresses {
  readonly record: SlugRecord;
  readonly redirects: Redirects;
}

export interface Lists {
  readonly record: Report;
  readonly redirects: Report;
}

export interface Addressed {
  readonly id: string;
  readonly slugs: Readonly<Record<Locale, string>>;
  readonly slugAt: Readonly<Record<Locale, Place>>;
}

const fileIn = (shown: string, id: string, locale: Locale): string => `${shown}/${id}/recipe.${locale}.md`;

/** Follows redirects to the end; undefined if they lead nowhere or in a loop. */
export function follow(slug: string, redirects: readonly Redirect[]): string | undefined {
  let target = redirects.find(({ from }) => from === slug)?.to;
  for (let hops = 0; target !== undefined && hops < 10; hops += 1) {
    const current = target;
    const next = redirects.find(({ from }) => from === current)?.to;
    if (next === undefined) return target;
    target = next;
  }
  return undefined;
}

function checkLocale(
  recipes: readonly Addressed[],
  locale: Locale,
  { record, redirects }: Addresses,
  lists: Lists,
  reportOf: (id: string) => Report,
  shown: string,
): void {
  const owners = new Map<string, string>();
  for (const { id, slugs, slugAt } of recipes) {
    const slug = slugs[locale];
    const owner = owners.get(slug);
    if (owner === undefined) owners.set(slug, id);
    else reportOf(id)('slug-taken', slugAt[locale], { value: slug, file: fileIn(shown, owner, locale) });
    for (const was of record.get(id)?.[locale] ?? []) {
      if (was === slug || follow(was, redirects[locale]) === slug) continue;
      reportOf(id)('slug-changed', slugAt[locale], { was, now: slug, locale });
    }
  }
  const present = new Set(recipes.map(({ id }) => id));
  for (const [id, slugs] of record) {
    for (const slug of present.has(id) ? [] : slugs[locale]) {
      if (follow(slug, redirects[locale]) === undefined)
        lists.record('recipe-gone', start, { id, slug, locale });
    }
  }
  for (const { from, to, at } of redirects[locale]) {
    const target = follow(from, redirects[locale]);
    if (owners.has(from)) lists.redirects('redirect-hides', at, { slug: from });
    else if (target === undefined || !owners.has(target)) {
      lists.redirects('redirect-nowhere', at, { target: to, meant: closest(to, [...owners.keys()]) });
    }
  }
}

/** Reports duplicate addresses, lost addresses, and redirects that lead nowhere. */
export function checkAddresses(
  recipes: readonly Addressed[],
  addresses: Addresses,
  lists: Lists,
  shown: string,
): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  for (const locale of locales) {
    const reportOf = (id: string) => reportInto(diagnostics, fileIn(shown, id, locale));
    checkLocale(recipes, locale, addresses, lists, reportOf, shown);
  }
  return diagnostics;
}

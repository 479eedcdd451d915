import { locales, type Locale } from '#domain/text/locales.ts';
import { start, type Report } from '../../diagnostic.ts';
import { closest } from '../../reading/suggest.ts';
import { fileOf, recipesFolder } from '../folder.ts';
import type { RecipeReading } from '../read-recipe.ts';
import type { Redirect, Redirects, SlugRecord } from './slug-lists.ts';

export interface Addresses {
  readonly record: SlugRecord;
  readonly redirects: Redirects;
}

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
  recipes: readonly RecipeReading[],
  locale: Locale,
  { record, redirects: { [locale]: redirects } }: Addresses,
  reportOf: (path: string) => Report,
): void {
  const owners = new Map<string, string>();
  for (const { id, recipe, slugAt } of recipes) {
    const file = `${id}/${fileOf(locale)}`;
    const report = reportOf(file);
    const slug = recipe[locale].slugs[locale];
    const owner = owners.get(slug);
    if (owner === undefined) owners.set(slug, file);
    else report('slug-taken', slugAt[locale], { value: slug, file: `${recipesFolder}/${owner}` });
    for (const was of record.get(id)?.[locale] ?? [])
      if (was !== slug && follow(was, redirects) !== slug)
        report('slug-changed', slugAt[locale], { was, now: slug, locale });
  }
  const addresses = [...owners.keys()];
  const present = new Set(recipes.map(({ id }) => id));
  for (const [id, slugs] of record)
    for (const slug of present.has(id) ? [] : slugs[locale])
      if (follow(slug, redirects) === undefined)
        reportOf('slugs.json')('recipe-gone', start, {
          id,
          slug,
          locale,
          other: closest(slug, addresses) ?? addresses[0],
        });
  for (const { from, to, at } of redirects) {
    const report = reportOf('redirects.json');
    const target = follow(from, redirects);
    if (owners.has(from)) report('redirect-hides', at, { slug: from });
    else if (target === undefined || !owners.has(target))
      report('redirect-nowhere', at, { target: to, meant: closest(to, addresses) });
  }
}

/** Reports duplicate addresses, lost addresses, published recipes that would disappear, and redirects that lead nowhere. */
export function checkAddresses(
  recipes: readonly RecipeReading[],
  addresses: Addresses,
  reportOf: (path: string) => Report,
): void {
  for (const { id, recipe, whole, hiddenAt } of recipes)
    if (whole && recipe.de.draft && addresses.record.has(id))
      reportOf(`${id}/${fileOf('de')}`)('recipe-hidden', hiddenAt, { id });
  for (const locale of locales) checkLocale(recipes, locale, addresses, reportOf);
}

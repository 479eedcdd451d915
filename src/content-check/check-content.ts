/** Checks everything that editors write, and what the owner enters in TypeScript, in one run. */
import { dayInGermany } from '#domain/time/calendar.ts';
import { courses, plans, productKeys } from '#domain/shop/catalogue.ts';
import { discounts } from '#domain/shop/discounts.ts';
import { checkAgreedTexts } from './check-agreed-texts.ts';
import { checkCatalogue } from './check-catalogue.ts';
import { checkFacts } from './check-facts.ts';
import { checkPageTitles } from './check-page-titles.ts';
import { checkClaims } from './claims/check-claims.ts';
import { anchorsFrom } from './collections/anchors.ts';
import { collections, type CollectionName, type ContentData } from './collections/all.ts';
import type { Collection } from './collections/collection.ts';
import { readCollection, type CollectionReading } from './collections/read-collection.ts';
import { byPosition, type Diagnostic } from './diagnostic.ts';
import { checkRecipes } from './recipes/check-recipes.ts';

export function readContent<Name extends CollectionName>(
  name: Name,
  project: string,
): Promise<CollectionReading<ContentData<Name>>>;
export function readContent(name: CollectionName, project: string): Promise<CollectionReading<unknown>> {
  const described: Collection = collections[name];
  return readCollection(described, project, anchorsFrom(project));
}

const isName = (name: string): name is CollectionName => Object.hasOwn(collections, name);
export const collectionNames: readonly CollectionName[] = Object.keys(collections).filter(isName);

/** Everything but recipes, of which only the claims are checked. */
export async function checkTexts(project: string): Promise<readonly Diagnostic[]> {
  const readings = await Promise.all(collectionNames.map((name) => readContent(name, project)));
  return [...readings.flatMap(({ diagnostics }) => diagnostics), ...checkClaims(project)].sort(byPosition);
}

export interface CheckedContent {
  readonly diagnostics: readonly Diagnostic[];
  readonly recipes: Awaited<ReturnType<typeof checkRecipes>>['recipes'];
}

export async function checkContent(project: string, now = new Date()): Promise<CheckedContent> {
  const today = dayInGermany(now);
  const { recipes, diagnostics } = await checkRecipes(project, today);
  const ofCatalogue = checkCatalogue(project, { keys: productKeys, plans, courses, discounts }, today);
  return {
    recipes,
    diagnostics: [
      ...(await checkTexts(project)),
      ...diagnostics,
      ...ofCatalogue,
      ...checkAgreedTexts(),
      ...checkFacts(project),
      ...checkPageTitles(project),
    ].sort(byPosition),
  };
}

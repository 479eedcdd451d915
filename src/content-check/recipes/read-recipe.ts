import { join } from 'node:path';
import type { Locale } from '#domain/text/locales.ts';
import { meals as allMeals, mealsOfTags } from '#domain/recipes/meals.ts';
import type { Recipe } from '#domain/recipes/recipe.ts';
import { readSteps } from '#domain/recipes/steps.ts';
import { reportInto, start, type Diagnostic, type Position, type Report } from '../diagnostic.ts';
import { checkPicture } from '../pictures.ts';
import { fileOf, filesOf, recipesFolder } from './folder.ts';
import {
  checkAllergens,
  checkDiets,
  checkMeals,
  checkNutrition,
  checkPromises,
  type KnownFood,
} from './check-food.ts';
import type { Matter } from './matter.ts';
import { compareNutrition, computePortion } from './nutrition/check-portion.ts';
import { toNutrition, type Tables } from './nutrition/foods.ts';
import { readText, type Text } from './read-text.ts';
import { checkSamples } from './samples.ts';
import { isSlug } from './slug.ts';
import { checkTranslatedSteps } from './check-steps.ts';
import { checkTimes } from './check-times.ts';

/** A recipe whose prose is not rendered yet. */
export type RecipeText = Omit<Recipe, 'story' | 'tip'> & { readonly story: string; readonly tip?: string };

export interface RecipeReading {
  readonly id: string;
  readonly recipe: Readonly<Record<Locale, RecipeText>>;
  readonly slugAt: Readonly<Record<Locale, Position>>;
  /** What hides a recipe: its draft line, or a date that is still to come. */
  readonly hiddenAt: Position;
  readonly picture: string | undefined;
  /** Both languages exist, with readable entries and steps: enough for a page. */
  readonly whole: boolean;
  readonly diagnostics: readonly Diagnostic[];
}

interface Surroundings {
  /** `2026-09-12` */
  readonly today: string;
  /** Undefined if they cannot be read. */
  readonly tables: Tables | undefined;
}

type Figures = Omit<
  RecipeText,
  | 'locale'
  | 'slugs'
  | 'title'
  | 'description'
  | 'pictureAlt'
  | 'evening'
  | 'ingredients'
  | 'steps'
  | 'story'
  | 'tip'
>;

function readFigures(id: string, text: Text, around: Surroundings): Figures {
  const { matter } = text;
  const { today } = around;
  const { servings, prep, cook, keeps, tags, cuisine, meals, allergens, nutrition, ...dated } =
    matter?.data ?? {};
  const { published = today, draft = matter === undefined } = dated;
  if (matter) checkFigures(id, text, matter, around);
  return {
    id,
    published,
    draft: draft || published > today,
    servings: servings ?? 1,
    prep: prep ?? 0,
    cook: cook ?? 0,
    ...(keeps !== undefined && { keeps }),
    tags: tags ?? [],
    ...(cuisine && { cuisine }),
    meals: meals ? allMeals.filter((meal) => meals.includes(meal)) : mealsOfTags(tags ?? []),
    allergens: allergens ?? [],
    nutrition: nutrition ?? toNutrition(() => 0),
  };
}

/** Checks tags, allergens, times and nutrition against ingredients and steps. */
function checkFigures(id: string, text: Text, matter: Matter, { tables }: Surroundings): void {
  const { data, at, report } = matter;
  const { servings, prep, cook, nutrition } = data;
  const findFood: KnownFood = (name) => tables?.find(name);
  const tags = new Map(data.tags?.map((tag, index) => [tag, at('tags', index)]));
  const meals = new Map(data.meals?.map((meal, index) => [meal, at('meals', index)]));
  const minutes = prep === undefined || cook === undefined ? undefined : prep + cook;
  if (data.allergens) checkAllergens(text.ingredients, data.allergens, at('allergens'), findFood, report);
  checkDiets(tags, text.ingredients, findFood, report);
  if (meals.size > 0) checkMeals(tags, meals, at('meals'), report);
  checkPromises({ tags, minutes, nutrition }, report);
  if (cook !== undefined) checkTimes(text.body.steps, cook, at('cook'), report);
  const credible = nutrition && checkNutrition(nutrition, at('nutrition'), report);
  if (!tables || servings === undefined || data.draft) return;
  const computed = computePortion(text.ingredients, servings, tables, report);
  if (credible && computed) compareNutrition(nutrition, computed, { id, at: at('nutrition') }, report);
}

/** What has to be done the evening before is said in both languages or in neither. */
function checkEvening(german: Text, english: Text): void {
  if (!german.matter || !english.matter) return;
  const [de, en] = [german.matter.words('evening'), english.matter.words('evening')];
  if ((de === undefined) === (en === undefined)) return;
  const { at, report } = de === undefined ? german.matter : english.matter;
  report('key-missing', at('evening'), { key: 'evening', example: `evening: ${de ?? en ?? ''}` });
}

function assemble(locale: Locale, text: Text, slugs: Record<Locale, string>, figures: Figures): RecipeText {
  const ingredients = text.ingredients.map(({ ingredient }) => ingredient);
  const evening = text.matter?.words('evening');
  const { matter, body } = text;
  const { steps, story, tip } = body;
  return {
    ...figures,
    locale,
    slugs,
    title: matter?.words('title') ?? figures.id,
    description: matter?.words('description') ?? '',
    pictureAlt: matter?.words('picture') ?? '',
    ...(evening !== undefined && { evening }),
    ingredients,
    steps: readSteps(
      steps.map((step) => step.text),
      ingredients,
    ),
    story,
    ...(tip !== undefined && { tip }),
  };
}

const isPicture = (file: string) => /^picture\.(?:jpe?g|png|webp|avif)$/i.test(file);
const smallest = { width: 1200, height: 900 };

type ReportOf = (file: string) => Report;

async function readPicture(project: string, id: string, isDraft: boolean, reportOf: ReportOf) {
  const pictures = filesOf(project, id).filter(isPicture);
  const [picture] = pictures;
  const report = reportOf(picture ?? '');
  if (pictures.length > 1) report('picture-twice', start, { files: pictures.join(', ') });
  const path = join(project, recipesFolder, id, picture ?? '');
  if (picture !== undefined) await checkPicture({ path, file: picture, at: start, smallest, report });
  // A draft may have no picture yet.
  else if (!isDraft) report('picture-missing', start);
  return picture;
}

function checkFolder(project: string, id: string, reportOf: ReportOf): void {
  if (!isSlug(id)) reportOf('')('folder-name', start, { id });
  const texts = [fileOf('de'), fileOf('en')];
  for (const file of filesOf(project, id))
    if (!isPicture(file) && !texts.includes(file)) reportOf(file)('file-unexpected', start, { file });
}

const slugIn = ({ matter }: Text, id: string) => matter?.words('slug') ?? id;
const positionIn = ({ matter }: Text, entry: 'slug' | 'draft' | 'published') => matter?.at(entry) ?? start;

/** Always returns a recipe, with all its mistakes. */
export async function readRecipe(project: string, id: string, around: Surroundings): Promise<RecipeReading> {
  const diagnostics: Diagnostic[] = [];
  const reportOf: ReportOf = (file) => reportInto(diagnostics, `${recipesFolder}/${id}${file && `/${file}`}`);
  checkFolder(project, id, reportOf);
  const german = readText(project, id, 'de', [], reportOf(fileOf('de')));
  const original = german.matter && german.ingredients;
  const english = readText(project, id, 'en', original, reportOf(fileOf('en')));
  checkTranslatedSteps(german.body.steps, english.body.steps, reportOf(fileOf('en')));
  checkEvening(german, english);
  const figures = readFigures(id, german, around);
  // A recipe with a date in the future is not a draft: it has to be complete on that day.
  const isDraft = german.matter?.data.draft === true;
  if (!isDraft) {
    checkSamples('de', german, reportOf(fileOf('de')));
    checkSamples('en', english, reportOf(fileOf('en')));
  }
  const slugs = { de: slugIn(german, id), en: slugIn(english, id) };
  return {
    id,
    recipe: { de: assemble('de', german, slugs, figures), en: assemble('en', english, slugs, figures) },
    slugAt: { de: positionIn(german, 'slug'), en: positionIn(english, 'slug') },
    hiddenAt: positionIn(german, isDraft ? 'draft' : 'published'),
    picture: await readPicture(project, id, isDraft, reportOf),
    whole: [german, english].every(({ matter, body }) => matter !== undefined && body.steps.length > 0),
    diagnostics,
  };
}

import { meantDe, meantEn, quote, type Message } from '../message.ts';

/** What is promised about the food: allergens, tags and nutrition. */
export const foodMessages = {
  'allergen-missing': ({
    allergen,
    name,
    line,
  }: {
    allergen: string;
    name: string;
    line: string;
  }): Message => ({
    de: `allergens: „${quote(name)}“ enthält ${allergen}. Schreib: ${line}`,
    en: `allergens: “${quote(name)}” contains ${allergen}. Write: ${line}`,
  }),
  'diet-contradiction': ({ tag, reason }: { tag: string; reason: string }): Message => ({
    de: `tags: Mit „${reason}“ ist das Rezept nicht ${tag}. Lösch den Tag, oder tausch die Zutat.`,
    en: `tags: with “${reason}” the recipe is not ${tag}. Remove the tag, or replace the ingredient.`,
  }),
  'vegetarian-missing': (): Message => ({
    de: 'tags: Was vegan ist, ist auch vegetarisch. Schreib beide Tags: vegan, vegetarian',
    en: 'tags: what is vegan is vegetarian too. Write both tags: vegan, vegetarian',
  }),
  'fish-with-meat': ({ reason }: { reason: string }): Message => ({
    de: `tags: „fish“ gilt auch für alle, die Fisch essen, aber kein Fleisch. Mit „${quote(reason)}“ passt das nicht. Lösch den Tag, oder tausch die Zutat.`,
    en: `tags: “fish” is for people too who eat fish but no meat. With “${quote(reason)}” it does not fit. Remove the tag, or replace the ingredient.`,
  }),
  'meal-contradiction': ({ meal, line }: { meal: string; line: string }): Message => ({
    de: `meals: „${meal}“ steht nur in einer der beiden Zeilen tags und meals. Lösch es dort, oder schreib: ${line}`,
    en: `meals: “${meal}” stands in only one of the lines tags and meals. Remove it there, or write: ${line}`,
  }),
  'quick-too-long': ({ minutes }: { minutes: number }): Message => ({
    de: `tags: „quick“ heißt höchstens 30 Minuten, prep und cook ergeben ${minutes}. Lösch den Tag, oder prüf die Zeiten.`,
    en: `tags: “quick” means 30 minutes at most, prep and cook make ${minutes}. Remove the tag, or check the times.`,
  }),
  'protein-too-low': ({ grams }: { grams: string }): Message => ({
    de: `tags: „high-protein“ heißt mindestens 25 g Eiweiß je Portion, hier sind es ${grams} g. Lösch den Tag.`,
    en: `tags: “high-protein” means at least 25 g of protein a portion, here it is ${grams} g. Remove the tag.`,
  }),
  'energy-implausible': ({ kcal, least, most }: { kcal: number; least: number; most: number }): Message => ({
    de: `nutrition: ${kcal} kcal passen nicht zu Fett, Kohlenhydraten und Eiweiß; die ergeben ${least} bis ${most} kcal. Prüf die Werte.`,
    en: `nutrition: ${kcal} kcal do not fit fat, carbohydrates and protein, which make ${least} to ${most} kcal. Check the values.`,
  }),
  'joules-implausible': ({ kj, kcal, right }: { kj: number; kcal: number; right: number }): Message => ({
    de: `nutrition: ${kj} kJ passen nicht zu ${kcal} kcal. Schreib etwa: kj: ${right}`,
    en: `nutrition: ${kj} kJ do not fit ${kcal} kcal. Write about: kj: ${right}`,
  }),
  'saturated-over-fat': (): Message => ({
    de: 'nutrition: Die gesättigten Fettsäuren (saturated) sind ein Teil vom Fett (fat) und nie mehr. Prüf beide.',
    en: 'nutrition: saturated fat is a part of fat and never more. Check both.',
  }),
  'sugar-over-carbs': (): Message => ({
    de: 'nutrition: Zucker (sugar) ist ein Teil der Kohlenhydrate (carbs) und nie mehr. Prüf beide.',
    en: 'nutrition: sugar is a part of carbs and never more. Check both.',
  }),
  'portion-implausible': ({ kcal, salt }: { kcal: number; salt: number }): Message => ({
    de: `nutrition: ${kcal} kcal und ${salt} g Salz sind für eine Portion nicht glaubhaft. Prüf die Werte und die Portionen.`,
    en: `nutrition: ${kcal} kcal and ${salt} g of salt are not credible for one portion. Check the values and the portions.`,
  }),
  'nutrition-differs': ({ id, figures }: { id: string; figures: string }): Message => ({
    de: `nutrition: Aus den Zutaten ergeben sich andere Werte (hier → berechnet): ${figures}. Schreib sie so hinein: npm run recipe:nutrition -- --write ${id}`,
    en: `nutrition: the ingredients make other values (here → computed): ${figures}. Write them like this: npm run recipe:nutrition -- --write ${id}`,
  }),
  'nutrition-sample': ({ id, text }: { id: string; text: string }): Message => ({
    de: `nutrition: „${quote(text)}“ stammt aus der Vorlage. Lass die Werte berechnen: npm run recipe:nutrition -- --write ${id}`,
    en: `nutrition: “${quote(text)}” is from the layout. Have the values computed: npm run recipe:nutrition -- --write ${id}`,
  }),
  'food-unknown': ({ name, meant }: { name: string; meant: string | undefined }): Message => ({
    de: `Die Lebensmitteltabelle kennt „${quote(name)}“ nicht.${meantDe(meant)} Sonst trag es in src/content/foods/foods.csv ein, wie src/content/foods/README.md es zeigt.`,
    en: `The table of foods does not know “${quote(name)}”.${meantEn(meant)} Otherwise add it to src/content/foods/foods.csv, as src/content/foods/README.md shows.`,
  }),
  'measure-unknown': ({ name }: { name: string }): Message => ({
    de: `Die Tabelle weiß nicht, wie viel diese Menge „${quote(name)}“ wiegt. Schreib sie in g, oder trag die Einheit in src/content/foods/measures.csv ein.`,
    en: `The table does not know what this amount of “${quote(name)}” weighs. Write it in g, or add the unit to src/content/foods/measures.csv.`,
  }),
  'foods-unreadable': ({ reason }: { reason: string }): Message => ({
    de: `Die Lebensmitteltabelle lässt sich nicht lesen (${quote(reason)}). Stell die letzte Fassung wieder her.`,
    en: `The table of foods cannot be read (${quote(reason)}). Restore its last version.`,
  }),
};

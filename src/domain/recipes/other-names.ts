import type { Locale } from '../text/locales.ts';
import { fold } from '../search/fold.ts';

/** Names of one food; `*` stands for the rest of a compound. */
const names: Record<Locale, readonly (readonly string[])[]> = {
  de: [
    ['Hähnchen*', 'Huhn', 'Hühnchen', 'Hühnerfleisch', 'Geflügel'],
    ['Pute*', 'Truthahn', 'Geflügel'],
    ['Möhre*', 'Karotte', 'Mohrrübe', 'Rübli'],
    ['Kartoffel*', 'Erdapfel'],
    ['Tomate*', 'Paradeiser'],
    ['Quark*', 'Topfen'],
    ['Sahne', 'Rahm', 'Obers'],
    ['Brötchen*', 'Semmel'],
    ['Lauch', 'Porree'],
    ['Frühlingszwiebel*', 'Lauchzwiebel'],
    ['Hackfleisch*', 'Rinderhack*', 'Gehacktes', 'Faschiertes'],
    ['Garnele*', 'Shrimps', 'Krabben', 'Scampi'],
    ['Blumenkohl*', 'Karfiol'],
    ['Feldsalat', 'Rapunzel', 'Nüsslisalat'],
    ['Rucola', 'Rauke'],
    ['Aubergine*', 'Melanzani'],
    ['Champignon*', 'Pilze'],
    ['Pfannkuchen', 'Pancakes', 'Eierkuchen', 'Palatschinken'],
    ['Eiweiß', 'Protein'],
  ],
  en: [
    ['chicken', 'poultry', 'hen'],
    ['turkey', 'poultry'],
    ['courgette*', 'zucchini'],
    ['aubergine*', 'eggplant'],
    ['coriander', 'cilantro'],
    ['prawn*', 'shrimp'],
    ['chickpea*', 'garbanzo'],
    ['rocket', 'arugula'],
    ['beetroot*', 'beets'],
    ['spring onion*', 'scallion'],
    ['mince', 'minced', 'ground meat'],
    ['swede', 'rutabaga'],
    ['wholewheat', 'wholemeal'],
  ],
};

const isNamed = (word: string, name: string) =>
  name.endsWith('*') ? word.startsWith(fold(name.slice(0, -1))) : word === fold(name);

/** What visitors call the foods of these words as well: a chicken breast is found as `Huhn`. */
export function otherNames(words: readonly string[], locale: Locale): string[] {
  const folded = words.map(fold);
  return names[locale]
    .filter((same) => same.some((name) => folded.some((word) => isNamed(word, name))))
    .flatMap((same) => same.map((name) => name.replace('*', '')));
}

import type { Locale } from '../text/locales.ts';

/** How figures are shown: `metric` in decimals, `spoon` and `piece` in fractions, `pinch` in whole numbers. */
type UnitKind = 'metric' | 'spoon' | 'piece' | 'pinch';

interface Unit {
  readonly kind: UnitKind;
  readonly words: Record<Locale, readonly [one: string, many: string]>;
  /** Other accepted spellings. */
  readonly also?: readonly string[];
}

const units = {
  /** No unit: the ingredient itself is counted. */
  count: { kind: 'piece', words: { de: ['', ''], en: ['', ''] } },
  g: { kind: 'metric', words: { de: ['g', 'g'], en: ['g', 'g'] }, also: ['Gramm', 'gram', 'grams'] },
  kg: { kind: 'metric', words: { de: ['kg', 'kg'], en: ['kg', 'kg'] }, also: ['Kilo', 'Kilogramm'] },
  ml: { kind: 'metric', words: { de: ['ml', 'ml'], en: ['ml', 'ml'] }, also: ['Milliliter'] },
  l: { kind: 'metric', words: { de: ['l', 'l'], en: ['l', 'l'] }, also: ['Liter', 'litre', 'litres'] },
  cm: { kind: 'metric', words: { de: ['cm', 'cm'], en: ['cm', 'cm'] }, also: ['Zentimeter'] },
  tbsp: { kind: 'spoon', words: { de: ['EL', 'EL'], en: ['tbsp', 'tbsp'] }, also: ['Esslöffel'] },
  tsp: { kind: 'spoon', words: { de: ['TL', 'TL'], en: ['tsp', 'tsp'] }, also: ['Teelöffel'] },
  pinch: { kind: 'pinch', words: { de: ['Prise', 'Prisen'], en: ['pinch', 'pinches'] } },
  bunch: { kind: 'piece', words: { de: ['Bund', 'Bund'], en: ['bunch', 'bunches'] } },
  clove: { kind: 'piece', words: { de: ['Zehe', 'Zehen'], en: ['clove', 'cloves'] } },
  tin: { kind: 'piece', words: { de: ['Dose', 'Dosen'], en: ['tin', 'tins'] }, also: ['can', 'cans'] },
  slice: { kind: 'piece', words: { de: ['Scheibe', 'Scheiben'], en: ['slice', 'slices'] } },
  piece: { kind: 'piece', words: { de: ['Stück', 'Stück'], en: ['piece', 'pieces'] }, also: ['Stücke'] },
  handful: { kind: 'piece', words: { de: ['Handvoll', 'Handvoll'], en: ['handful', 'handfuls'] } },
  sprig: { kind: 'piece', words: { de: ['Zweig', 'Zweige'], en: ['sprig', 'sprigs'] } },
  leaf: { kind: 'piece', words: { de: ['Blatt', 'Blätter'], en: ['leaf', 'leaves'] } },
  stick: { kind: 'piece', words: { de: ['Stange', 'Stangen'], en: ['stick', 'sticks'] } },
  jar: { kind: 'piece', words: { de: ['Glas', 'Gläser'], en: ['jar', 'jars'] } },
  packet: { kind: 'piece', words: { de: ['Päckchen', 'Päckchen'], en: ['packet', 'packets'] } },
  tub: { kind: 'piece', words: { de: ['Becher', 'Becher'], en: ['tub', 'tubs'] } },
  cup: { kind: 'piece', words: { de: ['Tasse', 'Tassen'], en: ['cup', 'cups'] } },
} as const satisfies Record<string, Unit>;

export type UnitId = keyof typeof units;

export const isUnitId = (text: string): text is UnitId => Object.hasOwn(units, text);
export const unitIds: readonly UnitId[] = Object.keys(units).filter(isUnitId);

const unitOf = (id: UnitId): Unit => units[id];

/** Every spelling of a unit, in lower case; `Zehe(n)` counts as `Zehe`. */
const byForm = new Map<string, UnitId>(
  unitIds.flatMap((id) => {
    const { words, also = [] } = unitOf(id);
    const forms = [...words.de, ...words.en, ...also].filter(Boolean);
    return forms.map((form): [string, UnitId] => [form.toLowerCase(), id]);
  }),
);

export const unitForms: readonly string[] = [...byForm.keys()];

export const findUnit = (word: string): UnitId | undefined =>
  byForm.get(word.replace(/\(\p{L}+\)$/u, '').toLowerCase());

/** Case-sensitive: `Glas`, but not `glas`. */
export const isUnitWord = (word: string): boolean => {
  const id = findUnit(word);
  if (!id) return false;
  const { words, also = [] } = unitOf(id);
  return [...words.de, ...words.en, ...also].includes(word.replace(/\(\p{L}+\)$/u, ''));
};

export const unitKind = (id: UnitId): UnitKind => unitOf(id).kind;

export const unitWord = (id: UnitId, locale: Locale, many: boolean): string =>
  unitOf(id).words[locale][many ? 1 : 0];

import { describe, expect, it } from 'vitest';
import type { Locale } from '#domain/text/locales.ts';
import { readIngredient, type Item } from '#domain/recipes/ingredient.ts';
import { showLine } from '#domain/recipes/show-ingredient.ts';
import { factorOf } from '#domain/recipes/show-quantity.ts';

function itemOf(line: string): Item {
  const reading = readIngredient(line);
  if (reading.kind !== 'read' || reading.value.kind !== 'item') throw new Error(`not an ingredient: ${line}`);
  return reading.value;
}

const shown = (line: string, wanted: number, locale: Locale) =>
  showLine(itemOf(line), factorOf({ wanted, written: 4 }), locale).replaceAll('\u{a0}', ' ');

describe('scaling, an ingredient as written', () => {
  it.each([
    ['200 g rote Linsen', '200 g rote Linsen'],
    ['1,5 TL Currypulver', '1 ½ TL Currypulver'],
    ['¼ Rotkohl', '¼ Rotkohl'],
    ['1/16 tsp Cayennepfeffer', '1/16 TL Cayennepfeffer'],
    ['2–3 EL Joghurt', '2–3 EL Joghurt'],
    ['12,5 g Hefe', '12,5 g Hefe'],
    ['7,25 g Hefe', '7,25 g Hefe'],
    ['1/7 Melone', '1/7 Melone'],
    ['etwas Salz', 'etwas Salz'],
    ['1 Prise Zucker', '1 Prise Zucker'],
    ['Butter, zum Fetten', 'Butter, zum Fetten'],
    ['1000 g Kürbis', '1 kg Kürbis'],
    ['0,5 kg Kürbis', '500 g Kürbis'],
    ['1235 g Kürbis', '1,235 kg Kürbis'],
    ['1 Zwiebel(n), fein gewürfelt', '1 Zwiebel, fein gewürfelt'],
    ['2 Zehen Knoblauch', '2 Zehen Knoblauch'],
    ['1 Dose Tomaten, 400 g', '1 Dose Tomaten, 400 g'],
    ['2 cm Ingwer', '2 cm Ingwer'],
  ])('%s reads %s', (line, expected) => {
    expect(shown(line, 4, 'de')).toBe(expected);
  });
});

describe('scaling, an ingredient for other portions', () => {
  it.each<[line: string, portions: number, expected: string, locale?: Locale]>([
    ['1,5 TL Currypulver', 2, '¾ TL Currypulver'],
    ['¼ Rotkohl', 1, '1/16 Rotkohl'],
    ['¼ Rotkohl', 6, '⅜ Rotkohl'],
    ['1/16 tsp Cayennepfeffer', 8, '⅛ TL Cayennepfeffer'],
    ['1/16 tsp Cayennepfeffer', 1, '1 kleine Prise Cayennepfeffer'],
    ['⅛ TL Cayennepfeffer', 6, '⅛–¼ TL Cayennepfeffer'],
    ['⅛ TL Cayennepfeffer', 3, '1/16–⅛ TL Cayennepfeffer'],
    ['⅛–¼ TL Cayennepfeffer', 6, '⅛–⅜ TL Cayennepfeffer'],
    ['¼ EL Essig', 1, '⅛–¼ TL Essig'],
    ['¼ Rotkohl', 3, '⅛–¼ Rotkohl'],
    ['1 Melone(n)', 7, '1 ¾ Melonen'],
    ['200–250 g Mehl', 3, '150–188 g Mehl'],
    ['etwas Salz', 12, 'etwas Salz'],
    ['Butter, zum Fetten', 12, 'Butter, zum Fetten'],
    ['1 Prise Zucker', 8, '2 Prisen Zucker'],
    ['1 Prise Zucker', 6, '1–2 Prisen Zucker'],
    ['1 Prise Zucker', 1, '1 kleine Prise Zucker'],
    ['100 g Mehl', 3, '75 g Mehl'],
    ['400 g Mehl', 12, '1,2 kg Mehl'],
    ['1 kg Mehl', 1, '250 g Mehl'],
    ['1/3 l Milch', 4, '333 ml Milch'],
    ['2 g Hefe', 1, '0,5 g Hefe'],
    ['1 g Safran', 3, '0,75 g Safran'],
    ['1 Zwiebel(n)', 8, '2 Zwiebeln'],
    ['1 Zwiebel(n)', 2, '½ Zwiebel'],
    ['1 Apfel|Äpfel', 6, '1 ½ Äpfel'],
    ['2 Zehen Knoblauch', 2, '1 Zehe Knoblauch'],
    ['3 Eier', 7, '5 ¼ Eier'],
    ['1 Dose Tomaten, 400 g', 8, '2 Dosen Tomaten, 400 g'],
    ['1 Prise sugar', 8, '2 pinches sugar', 'en'],
    ['1,5 TL curry powder', 4, '1 ½ tsp curry powder', 'en'],
    ['12,5 g yeast', 4, '12.5 g yeast', 'en'],
    ['1350 g pumpkin', 4, '1.35 kg pumpkin', 'en'],
    ['400 g flour', 12, '1.2 kg flour', 'en'],
    ['etwas oil', 4, 'a little oil', 'en'],
  ])('%s for %i reads %s', (line, portions, expected, locale = 'de') => {
    expect(shown(line, portions, locale)).toBe(expected);
  });
});

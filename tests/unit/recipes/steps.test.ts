import { describe, expect, it } from 'vitest';
import { readIngredient, type Ingredient } from '#domain/recipes/ingredient.ts';
import { showWords } from '#domain/recipes/show-ingredient.ts';
import { factorOf, showQuantity } from '#domain/recipes/show-quantity.ts';
import { readSteps, type Segment } from '#domain/recipes/steps.ts';
import { stepPieces } from '#site/features/recipes/page/step-pieces.ts';

const ingredients = ['200 g rote Linsen', '2 Zwiebel(n)', 'Zum Braten:', '4 EL Öl', 'etwas Salz'].map(
  (line): Ingredient => {
    const reading = readIngredient(line);
    if (reading.kind !== 'read') throw new Error(line);
    return reading.value;
  },
);

/** A step as text, for these portions of four. */
function read(steps: readonly string[], wanted = 4): string[] {
  const words = (segment: Segment): string => {
    if (segment.kind !== 'ingredient') return segment.kind === 'timer' ? `[${segment.text}]` : segment.text;
    const item = ingredients[segment.index];
    if (item?.kind !== 'item') throw new Error('not an ingredient');
    const servings = { wanted, written: 4 };
    const shown = showWords(segment.words, item.quantity, factorOf(servings, segment.share));
    const amount = segment.share ? showQuantity(item.quantity, factorOf(servings, segment.share), 'de') : '';
    return (amount ? `${shown} (${amount})` : shown).replaceAll('\u{a0}', ' ');
  };
  return readSteps(steps, ingredients).map(({ segments }) => segments.map(words).join(''));
}

describe('recipe step', () => {
  it('shows the amount where an ingredient is used, and only there', () => {
    expect(read(['Die {Zwiebel(n)} würfeln.', '{Zwiebel(n)} und {rote Linsen|Linsen} garen.'])).toEqual([
      'Die Zwiebeln (2) würfeln.',
      'Zwiebeln und Linsen (200 g) garen.',
    ]);
  });

  it('scales with the portions, plural forms included', () => {
    expect(read(['Die {Zwiebel(n)} in {Öl} braten.'], 2)).toEqual(['Die Zwiebel (1) in Öl (2 EL) braten.']);
    expect(read(['Die {Zwiebel(n)} in {Öl} braten.'], 1)).toEqual(['Die Zwiebel (½) in Öl (1 EL) braten.']);
  });

  it('divides an ingredient: parts first, the rest at the next mention', () => {
    expect(read(['{1/4 Öl} erhitzen.', 'Mit dem {Öl|restlichen Öl} beträufeln.', '{Öl} prüfen.'], 8)).toEqual(
      ['Öl (2 EL) erhitzen.', 'Mit dem restlichen Öl (6 EL) beträufeln.', 'Öl prüfen.'],
    );
  });

  it('keeps a comma with the time before it, so that no line begins with one', () => {
    const [step] = readSteps(['4 Minuten, dann 1 Minute dünsten.'], ingredients);
    expect(step && stepPieces(step, { ingredients, locale: 'de' })).toMatchObject([
      { kind: 'timer', text: '4 Minuten', closing: ',' },
      { kind: 'text', text: ' dann ' },
      { kind: 'timer', text: '1 Minute', closing: '' },
      { kind: 'text', text: ' dünsten.' },
    ]);
  });

  it('has a timer for the times it names', () => {
    expect(read(['{rote Linsen} 10–12 Minuten kochen, mit {Salz} würzen.'])).toEqual([
      'rote Linsen (200 g) [10–12 Minuten] kochen, mit Salz (etwas) würzen.',
    ]);
  });

  it('shows an unknown name as text', () => {
    expect(read(['{Zaubersalz|Salz} zugeben.'])).toEqual(['Salz zugeben.']);
  });
});

import { expect, it } from 'vitest';
import { claimsBannedIn } from '../../scripts/check/banned-claims.ts';

it.each([
  'Garantiert zum Wunschgewicht.',
  'Lose weight fast with our plan.',
  'Minus 5 kg: so hat sie 5 Kilo abgenommen.',
  'You lose up to 3 kg a week.',
  'Der Kurs ist kostenlos.',
  'The course is free for you.',
  'Nur noch heute: 50 % Rabatt.',
  'Sieh dir die Vorher-Nachher-Bilder an.',
  'Unser Detox-Plan für den Sommer.',
])('refuses: %s', (text) => {
  expect(claimsBannedIn(text)).toHaveLength(1);
});

it.each([
  'Das ist nicht garantiert.',
  'Wir zeigen keine Vorher-Nachher-Bilder.',
  'Die App ist im Kurs sechs Monate enthalten.',
  'Der Widerruf ist kostenlos.',
  '500 g Kartoffeln kochen.',
  'Gluten-free bread.',
])('lets pass: %s', (text) => {
  expect(claimsBannedIn(text)).toEqual([]);
});

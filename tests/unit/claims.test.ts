import { expect, it } from 'vitest';
import { placeholders } from '#i18n/placeholders.ts';
import { bannedClaimIn } from '#site/content-check/claims/banned-claims.ts';
import { unconditionedIn } from '#site/content-check/claims/paid-back.ts';
import { typedPriceIn } from '#site/content-check/claims/typed-prices.ts';

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
  'Eine Teilnehmerin hat mir geschrieben, wie es bei ihr war.',
  'In meinen Kursen hat sich bewährt, klein anzufangen.',
  'Das ist meine Erfahrung aus vielen Jahren.',
])('claims: refuses %s', (text) => {
  expect(bannedClaimIn(text)).toBeDefined();
});

it.each([
  'Das ist nicht garantiert.',
  'Wir zeigen keine Vorher-Nachher-Bilder.',
  'Die App ist im Kurs sechs Monate enthalten.',
  'Schreib der Kursleitung von deiner Erfahrung.',
  'Der Widerruf ist kostenlos.',
  '500 g Kartoffeln kochen.',
  'Gluten-free bread.',
])('claims: accepts %s', (text) => {
  expect(bannedClaimIn(text)).toBeUndefined();
});

it.each([
  'Einmal {{courseFee}}, und ein großer Teil kommt zurück.',
  'Deine Krankenkasse zahlt bis zu 100 % der Gebühr.',
  'Gesetzliche Kassen erstatten {{reimbursementMin}} bis {{reimbursementMax}}.',
  'Nach dem Abschluss beteiligt sich deine Krankenkasse.',
  'Ernährungskurs zum Hören, bezuschusst nach § 20 SGB V.',
  'So kommt dein Geld zurück.',
  'A large part of the fee is paid back.',
  'Your insurer pays back {{reimbursementMin}} to {{reimbursementMax}}.',
  'Statutory insurers contribute to the fee. Your insurer transfers its share.',
])('reimbursement claims: refuses one without its condition: %s', (text) => {
  expect(unconditionedIn(text)?.missing.en).toBeTruthy();
});

it.each([
  'Gesetzliche Kassen erstatten nach dem Abschluss meist {{reimbursementMin}} bis {{reimbursementMax}}.',
  'Wie viel zahlt deine Krankenkasse?',
  'Was deine Kasse zahlt, zeigt dir der Rechner.',
  'Dann erstattet die Kasse leider nichts.',
  'Eine Ernährungstherapie wird von vielen Krankenkassen bezuschusst.',
  'Die Geld-zurück-Garantie gilt 14 Tage.',
  'Once you’ve completed the whole course, statutory insurers usually pay back {{reimbursementMin}} to {{reimbursementMax}}.',
  'How much does my insurer pay?',
  'Your insurer won’t pay anything.',
])('reimbursement claims: accepts %s', (text) => {
  expect(unconditionedIn(text)).toBeUndefined();
});

it('reimbursement claims: a bare figure may have its condition beside it, a sentence may not', () => {
  const figure = '{{reimbursementMin}} bis {{reimbursementMax}}';
  const beside = 'von gesetzlichen Krankenkassen, nach dem Abschluss';
  expect(unconditionedIn(figure, beside)).toBeUndefined();
  expect(unconditionedIn(figure)).toBeDefined();
  expect(unconditionedIn(`So viel zahlt deine Krankenkasse: ${figure}`, beside)).toBeDefined();
});

it.each(['Nur 39,99 € im Monat', 'für 12\u00a0€', 'kostet 75 Euro', 'only €39.99', '1.299,00 € im Jahr'])(
  'typed prices: found in “%s”',
  (text) => {
    expect(typedPriceIn(text)?.text).toMatch(/\d/);
  },
);

it('typed prices: the placeholder that reads the same is suggested', () => {
  const { courseFee } = placeholders('de');
  expect(typedPriceIn(`Der Kurs kostet ${courseFee}.`)?.meant).toBe('{{courseFee}}');
  expect(typedPriceIn('Der Kurs kostet 1,23 €.')?.meant).toBeUndefined();
  expect(typedPriceIn('Der Kurs kostet {{courseFee}}, 14 Tage lang.')).toBeUndefined();
});

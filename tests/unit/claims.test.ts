import { expect, it } from 'vitest';
import { claimsBannedIn } from '../../scripts/check/banned-claims.ts';
import { unconditionedIn } from '../../scripts/check/paid-back.ts';

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
  expect(claimsBannedIn(text)).toHaveLength(1);
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
  expect(claimsBannedIn(text)).toEqual([]);
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
  expect(unconditionedIn(text)).toHaveLength(1);
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
  expect(unconditionedIn(text)).toEqual([]);
});

it('reimbursement claims: a bare figure may have its condition beside it, a sentence may not', () => {
  const figure = '{{reimbursementMin}} bis {{reimbursementMax}}';
  const beside = 'von gesetzlichen Krankenkassen, nach dem Abschluss';
  expect(unconditionedIn(figure, beside)).toEqual([]);
  expect(unconditionedIn(figure)).toHaveLength(1);
  expect(unconditionedIn(`So viel zahlt deine Krankenkasse: ${figure}`, beside)).toHaveLength(1);
});

import { meantDe, meantEn, quote, type Message } from '../message.ts';

/** The list of ingredients, in German and in translation. */
export const ingredientMessages = {
  'amount-unreadable': ({ text }: { text: string }): Message => ({
    de: `„${quote(text)}“ ist keine Menge. Schreib zum Beispiel: 1,5 TL, 1/2 Bund, 1 ½ EL oder 200–250 g`,
    en: `“${quote(text)}” is not an amount. Write for example: 1,5 TL, 1/2 Bund, 1 ½ EL or 200–250 g`,
  }),
  'amount-ambiguous': ({ text }: { text: string }): Message => ({
    de: `„${quote(text)}“ kann zweierlei heißen. Schreib Tausender ohne Punkt und Komma (${text.replace(/[.,]/g, '')}), und Brüche mit höchstens zwei Stellen nach dem Komma.`,
    en: `“${quote(text)}” can mean two things. Write thousands without a dot or comma (${text.replace(/[.,]/g, '')}), and decimals with a comma and two places at most.`,
  }),
  'amount-zero': (): Message => ({
    de: 'Eine Menge von 0 ergibt keine Zutat. Schreib die richtige Menge, oder „etwas“.',
    en: 'An amount of 0 is no ingredient. Write the right amount, or “etwas” (a little).',
  }),
  'amount-too-large': ({ text }: { text: string }): Message => ({
    de: `„${quote(text)}“ ist zu viel für eine Küche. Schreib höchstens 100000, oder nimm kg und l.`,
    en: `“${quote(text)}” is too much for a kitchen. Write 100000 at most, or use kg and l.`,
  }),
  'amount-too-fine': ({ text }: { text: string }): Message => ({
    de: `„${quote(text)}“ kann niemand abmessen. Schreib höchstens drei Stellen nach dem Komma, oder einen Bruch bis 1/64.`,
    en: `Nobody can measure “${quote(text)}”. Write three decimals at most, or a fraction down to 1/64.`,
  }),
  'amount-vague': ({ text }: { text: string }): Message => ({
    de: `„${quote(text)}“: Lass „ca.“, „mind.“ und Ähnliches weg, oder schreib eine Spanne, zum Beispiel: 200–250 g Mehl`,
    en: `“${quote(text)}”: leave out “about”, “at least” and the like, or write a range, for example: 200–250 g Mehl`,
  }),
  'range-backwards': ({ text }: { text: string }): Message => ({
    de: `Die Spanne „${quote(text)}“ läuft rückwärts. Schreib die kleinere Zahl zuerst: 2–3 EL`,
    en: `The range “${quote(text)}” runs backwards. Write the smaller number first: 2–3 EL`,
  }),
  'amount-missing': ({ text }: { text: string }): Message => ({
    de: `Vor der Einheit „${quote(text)}“ fehlt die Menge. Schreib sie davor: 1 ${quote(text)} …`,
    en: `The amount is missing before the unit “${quote(text)}”. Write it in front: 1 ${quote(text)} …`,
  }),
  'amount-twice': ({ text }: { text: string }): Message => ({
    de: `Hier stehen zwei Mengen in einer Zeile („${quote(text)}“). Rechne sie zusammen, oder schreib zwei Zeilen: 7 TL Öl`,
    en: `There are two amounts in one line (“${quote(text)}”). Add them up, or write two lines: 7 TL Öl`,
  }),
  'digit-in-name': ({ text }: { text: string }): Message => ({
    de: `In „${quote(text)}“ steht eine Zahl, die nicht mit den Portionen wächst. Die Menge steht vorn, anderes mit Zahlen hinter einem Komma: 500 ml Milch, 1,5 % Fett`,
    en: `“${quote(text)}” holds a figure that does not grow with the portions. The amount comes first, other figures behind a comma: 500 ml Milch, 1,5 % Fett`,
  }),
  'unit-apart': ({ text }: { text: string }): Message => ({
    de: `Zwischen der Menge und „${quote(text)}“ steht ein Wort. Die Einheit folgt gleich auf die Zahl, anderes hinter einem Komma: 1 Dose Mais, klein`,
    en: `A word stands between the amount and “${quote(text)}”. The unit follows the number, other words a comma: 1 Dose Mais, klein`,
  }),
  'note-amount': ({ text }: { text: string }): Message => ({
    de: `„${quote(text)}“ hinter dem Komma wächst nicht mit den Portionen. Schreib die Menge nach vorn oder in eine eigene Zeile; was ein Stück wiegt, heißt „je 150 g“.`,
    en: `“${quote(text)}” behind the comma does not grow with the portions. Put the amount in front or in a line of its own; what one piece weighs is “je 150 g” (each).`,
  }),
  'note-comma': ({ text }: { text: string }): Message => ({
    de: `„${quote(text)}“ gehört nicht zum Namen. Setz ein Komma davor: Salz, nach Geschmack`,
    en: `“${quote(text)}” is no part of the name. Put a comma before it: Salz, nach Geschmack`,
  }),
  'note-food': ({ text }: { text: string }): Message => ({
    de: `„${quote(text)}“ sieht nach einer weiteren Zutat aus. Schreib jede Zutat in eine eigene Zeile.`,
    en: `“${quote(text)}” looks like another ingredient. Write each ingredient in a line of its own.`,
  }),
  'heading-colon': ({ text }: { text: string }): Message => ({
    de: `„${quote(text)}“ liest sich als Zutat. Eine Überschrift endet mit einem Doppelpunkt: - "${quote(text)}:"`,
    en: `“${quote(text)}” reads as an ingredient. A heading ends in a colon: - "${quote(text)}:"`,
  }),
  'heading-amount': ({ text }: { text: string }): Message => ({
    de: `„${quote(text)}“ endet mit einem Doppelpunkt und wäre eine Überschrift. Lösch ihn, wenn es eine Zutat ist.`,
    en: `“${quote(text)}” ends in a colon and would be a heading. Remove it if this is an ingredient.`,
  }),
  'plural-missing': ({ name }: { name: string }): Message => ({
    de: `„${quote(name)}“ wird gezählt. Schreib, wie eins und wie viele davon heißen: Zwiebel(n), Apfel|Äpfel, oder zweimal dasselbe: Zucchini|Zucchini`,
    en: `“${quote(name)}” is counted. Write what one and what many of it are called: onion(s), leaf|leaves, or the same twice: broccoli|broccoli`,
  }),
  'number-in-words': ({ text }: { text: string }): Message => ({
    de: `„${quote(text)}“: Schreib die Menge als Ziffer, damit sie mit den Portionen wächst, zum Beispiel: 2 EL Öl`,
    en: `“${quote(text)}”: write the amount in figures, so that it grows with the portions, for example: 2 EL Öl`,
  }),
  'name-missing': (): Message => ({
    de: 'Hinter der Menge fehlt die Zutat, zum Beispiel: 2 EL Olivenöl',
    en: 'The ingredient is missing behind the amount, for example: 2 EL Olivenöl',
  }),
  'unit-unknown': ({
    text,
    meant,
    all,
  }: {
    text: string;
    meant: string | undefined;
    all: string;
  }): Message => ({
    de: `Die Einheit „${quote(text)}“ gibt es nicht.${meantDe(meant)} Zur Wahl stehen: ${all}. Was gezählt wird, sagt eins und viele: 2 Kugel(n) Mozzarella`,
    en: `There is no unit “${quote(text)}”.${meantEn(meant)} The choices are: ${all}. What is counted says one and many: 2 Kugel(n) Mozzarella`,
  }),
  'ingredient-twice': ({ name }: { name: string }): Message => ({
    de: `„${quote(name)}“ steht zweimal in der Liste. Gib den beiden verschiedene Namen, zum Beispiel: 1 EL Öl fürs Blech`,
    en: `“${quote(name)}” is in the list twice. Give the two different names, for example: oil for the tray`,
  }),
  'heading-empty': ({ text }: { text: string }): Message => ({
    de: `Unter „${quote(text)}:“ steht keine Zutat. Lösch die Zeile, oder ohne Doppelpunkt ist sie eine Zutat.`,
    en: `No ingredient follows “${quote(text)}:”. Remove the line; without the colon it is an ingredient.`,
  }),
  'translation-count': ({ german, english }: { german: number; english: number }): Message => ({
    de: `Auf Deutsch sind es ${german} Zeilen, auf Englisch ${english}. Schreib dieselben Zutaten in derselben Reihenfolge.`,
    en: `There are ${german} lines in German and ${english} in English. Write the same ingredients in the same order.`,
  }),
  'translation-kind': ({ german }: { german: string }): Message => ({
    de: `Auf Deutsch steht hier „${quote(german)}“. Eine Überschrift endet in beiden Sprachen mit einem Doppelpunkt, eine Zutat in keiner.`,
    en: `The German line here is “${quote(german)}”. A heading ends in a colon in both languages, an ingredient in neither.`,
  }),
  'translation-amount': ({ text }: { text: string }): Message => ({
    de: `„${quote(text)}“: Mengen stehen nur in recipe.de.md. Schreib hier nur Worte, zum Beispiel: - red lentils`,
    en: `“${quote(text)}”: amounts stand in recipe.de.md alone. Write only words here, for example: - red lentils`,
  }),
};

import { meantDe, meantEn, quote, type Message } from '../message.ts';

/** The list of ingredients, in German and in translation. */
export const ingredientMessages = {
  'amount-unreadable': ({ text }: { text: string }): Message => ({
    de: `„${quote(text)}“ ist keine Menge. Schreib zum Beispiel: 1,5 TL, 1/2 Bund, 1 ½ EL oder 200–250 g`,
    en: `“${quote(text)}” is not an amount. Write for example: 1,5 TL, 1/2 Bund, 1 ½ EL or 200–250 g`,
  }),
  'amount-ambiguous': ({ text }: { text: string }): Message => ({
    de: `„${quote(text)}“ kann zweierlei heißen. Schreib Tausender ohne Punkt (${text.replace('.', '')}) und Brüche mit Komma.`,
    en: `“${quote(text)}” can mean two things. Write thousands without a dot (${text.replace('.', '')}) and decimals with a comma.`,
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
    de: `„${quote(text)}“: Lass „ca.“ weg oder schreib eine Spanne, zum Beispiel: 200–250 g Mehl`,
    en: `“${quote(text)}”: leave out “about”, or write a range, for example: 200–250 g Mehl`,
  }),
  'range-backwards': ({ text }: { text: string }): Message => ({
    de: `Die Spanne „${quote(text)}“ läuft rückwärts. Schreib die kleinere Zahl zuerst: 2–3 EL`,
    en: `The range “${quote(text)}” runs backwards. Write the smaller number first: 2–3 EL`,
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
    de: `Die Einheit „${quote(text)}“ gibt es nicht.${meantDe(meant)} Zur Wahl stehen: ${all}`,
    en: `There is no unit “${quote(text)}”.${meantEn(meant)} The choices are: ${all}`,
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

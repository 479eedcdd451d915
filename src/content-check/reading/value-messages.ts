import { meantDe, meantEn, quote, type Message } from '../message.ts';

/** Single entries of the front matter. `example` is a whole line that would be right. */
export const fieldMessages = {
  'key-unknown': ({ key, meant }: { key: string; meant: string | undefined }): Message => ({
    de: `„${quote(key)}“ gibt es hier nicht.${meantDe(meant) || ' Lösch die Zeile.'}`,
    en: `There is no “${quote(key)}” here.${meantEn(meant) || ' Remove the line.'}`,
  }),
  'key-elsewhere': ({ key }: { key: string }): Message => ({
    de: `„${key}“ steht nur in recipe.de.md und gilt für beide Sprachen. Lösch es hier.`,
    en: `“${key}” stands in recipe.de.md alone and counts for both languages. Remove it here.`,
  }),
  'key-twice': ({ key }: { key: string }): Message => ({
    de: `„${quote(key)}“ steht zweimal da. Lösch eine der beiden Zeilen.`,
    en: `“${quote(key)}” is there twice. Remove one of the two lines.`,
  }),
  'key-missing': ({ example }: { example: string }): Message => ({
    de: `Es fehlt eine Zeile, zum Beispiel: ${example}`,
    en: `A line is missing, for example: ${example}`,
  }),
  'text-expected': ({ key, example }: { key: string; example: string }): Message => ({
    de: `${key}: Hier gehören Worte hin, zum Beispiel: ${example}`,
    en: `${key}: words are expected here, for example: ${example}`,
  }),
  'text-too-long': ({ key, length, most }: { key: string; length: number; most: number }): Message => ({
    de: `${key}: ${length} Zeichen sind zu lang. Kürz auf höchstens ${most}.`,
    en: `${key}: ${length} characters are too long. Shorten to ${most} at most.`,
  }),
  'sample-left': ({ text }: { text: string }): Message => ({
    de: `„${quote(text)}“ stammt aus der Vorlage. Schreib deine eigenen Worte, oder lass draft: true stehen.`,
    en: `“${quote(text)}” is from the layout. Write words of your own, or keep draft: true.`,
  }),
  'picture-undescribed': (): Message => ({
    de: 'picture: Die Bildbeschreibung fehlt. Schreib, was zu sehen ist: picture: Orangefarbene Suppe in einer hellen Schale',
    en: 'picture: the description is missing. Write what is to be seen: picture: Orange soup in a pale bowl',
  }),
  'number-expected': ({ key, value, example }: { key: string; value: string; example: string }): Message => ({
    de: `${key}: „${quote(value)}“ ist keine Zahl. Schreib eine Zahl, zum Beispiel: ${example}`,
    en: `${key}: “${quote(value)}” is not a number. Write a number, e.g. ${example}`,
  }),
  'number-range': ({ key, least, most, example }: NumberRange): Message => ({
    de: `${key}: Erlaubt sind ganze Zahlen von ${least} bis ${most}, zum Beispiel: ${example}`,
    en: `${key}: whole numbers from ${least} to ${most} are allowed, e.g. ${example}`,
  }),
  'date-expected': ({ key, value }: { key: string; value: string }): Message => ({
    de: `${key}: „${quote(value)}“ ist kein Datum. Schreib Jahr-Monat-Tag: ${key}: 2026-09-12`,
    en: `${key}: “${quote(value)}” is not a date. Write year-month-day: ${key}: 2026-09-12`,
  }),
  'truth-expected': ({ key, value }: { key: string; value: string }): Message => ({
    de: `${key}: „${quote(value)}“ geht nicht. Schreib ${key}: true oder ${key}: false`,
    en: `${key}: “${quote(value)}” does not work. Write ${key}: true or ${key}: false`,
  }),
  'list-expected': ({ key, example }: { key: string; example: string }): Message => ({
    de: `${key}: Hier gehört eine Liste hin, zum Beispiel: ${example}`,
    en: `${key}: a list is expected here, for example: ${example}`,
  }),
  'list-empty': ({ key, example }: { key: string; example: string }): Message => ({
    de: `${key}: Die Liste ist leer, zum Beispiel: ${example}`,
    en: `${key}: the list is empty, for example: ${example}`,
  }),
  'list-entry': ({ key }: { key: string }): Message => ({
    de: `${key}: Dieser Eintrag ist kein einfacher Text. Setz ihn in Anführungszeichen, zum Beispiel: - "1 Zwiebel, rot"`,
    en: `${key}: this entry is not plain text. Put it in quotation marks, for example: - "1 Zwiebel, rot"`,
  }),
  'choice-unknown': ({ key, value, meant, all }: Choice): Message => ({
    de: `${key}: „${quote(value)}“ gibt es nicht.${meantDe(meant)} Zur Wahl stehen: ${all}`,
    en: `${key}: there is no “${quote(value)}”.${meantEn(meant)} The choices are: ${all}`,
  }),
  'choice-twice': ({ key, value }: { key: string; value: string }): Message => ({
    de: `${key}: „${value}“ steht zweimal da. Einmal genügt.`,
    en: `${key}: “${value}” is there twice. Once is enough.`,
  }),
  'nutrition-shape': ({ example }: { example: string }): Message => ({
    de: `nutrition: Hier gehören die neun Nährwerte einer Portion hin: ${example}`,
    en: `nutrition: the nine values of one portion are expected here: ${example}`,
  }),
};

interface NumberRange {
  key: string;
  least: number;
  most: number;
  example: string;
}

interface Choice {
  key: string;
  value: string;
  meant: string | undefined;
  all: string;
}

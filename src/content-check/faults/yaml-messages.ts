import type { Words } from './words.ts';

/** Faults of the block between the two lines of dashes. */
export const yamlMessages = {
  'front-matter-missing': (): Words => ({
    de: 'Die Angaben am Anfang fehlen. Die erste Zeile ist „---“, darunter stehen title, slug und so weiter, dann wieder „---“.',
    en: 'The details at the top are missing. The first line is “---”, then come title, slug and so on, then “---” again.',
  }),
  'front-matter-open': (): Words => ({
    de: 'Die Angaben am Anfang hören nicht auf. Setz eine Zeile mit „---“ vor den Text.',
    en: 'The details at the top never end. Put a line with “---” before the text.',
  }),
  'front-matter-shape': (): Words => ({
    de: 'Hier werden Zeilen der Form „name: Wert“ erwartet, zum Beispiel: title: Rote-Linsen-Suppe',
    en: 'Lines of the form “name: value” are expected here, for example: title: Red lentil soup',
  }),
  'yaml-tab': (): Words => ({
    de: 'Die Zeile ist mit einem Tabulator eingerückt. Nimm Leerzeichen, zum Beispiel zwei.',
    en: 'The line is indented with a tab. Use spaces instead, for example two.',
  }),
  'yaml-colon': (): Words => ({
    de: 'Ein Doppelpunkt mit Leerzeichen trennt Name und Wert. Setz den Wert in Anführungszeichen: description: "Suppe: schnell und warm"',
    en: 'A colon and a space part name and value. Put the value in quotation marks: description: "Soup: quick and warm"',
  }),
  'yaml-no-colon': (): Words => ({
    de: 'In dieser Zeile fehlt ein Doppelpunkt mit einem Leerzeichen dahinter, zum Beispiel: title: Rote-Linsen-Suppe',
    en: 'This line lacks a colon with a space behind it, for example: title: Red lentil soup',
  }),
  'yaml-bracket': (): Words => ({
    de: 'Eine Klammer geht nicht auf. Eckige gehören um Listen, geschweifte um die Nährwerte: tags: [soup, vegan]',
    en: 'A bracket is left open. Square ones belong around lists, curly ones around nutrition: tags: [soup, vegan]',
  }),
  'yaml-quotes': (): Words => ({
    de: 'Die Anführungszeichen gehen nicht auf. Setz den ganzen Wert in ein Paar gerader Anführungszeichen: title: "Suppe \'Bombay\'"',
    en: 'The quotation marks do not match. Put the whole value into one pair of straight ones: title: "Soup \'Bombay\'"',
  }),
  'yaml-indent': (): Words => ({
    de: 'Die Einrückung passt nicht zur Zeile darüber. Namen beginnen ganz links, Listenzeilen mit zwei Leerzeichen und „- “.',
    en: 'The indentation does not fit the line above. Names begin at the very left, list lines with two spaces and “- ”.',
  }),
  'yaml-character': ({ character }: { character: string }): Words => ({
    de: `Ein Wert darf nicht mit „${character}“ beginnen. Setz ihn in Anführungszeichen.`,
    en: `A value must not begin with “${character}”. Put it in quotation marks.`,
  }),
  'yaml-broken': (): Words => ({
    de: 'Diese Stelle lässt sich nicht lesen. Vergleich sie mit docs/writing-recipes.md; im Zweifel hilft es, den Wert in Anführungszeichen zu setzen.',
    en: 'This place cannot be read. Compare it with docs/writing-recipes.md; if in doubt, put the value in quotation marks.',
  }),
  'yaml-too-deep': (): Words => ({
    de: 'Hier sind zu viele Klammern oder Ebenen ineinander geschachtelt. Schreib einfache Werte und Listen.',
    en: 'Too many brackets or levels are nested here. Write plain values and lists.',
  }),
  'yaml-reference': ({ text }: { text: string }): Words => ({
    de: `„${text}“ ist ein Verweis, den Rezepte nicht kennen. Schreib den Wert aus oder setz ihn in Anführungszeichen.`,
    en: `“${text}” is a reference, which recipes do not know. Write the value out, or put it in quotation marks.`,
  }),
};

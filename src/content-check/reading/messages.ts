import { meantDe, meantEn, quote, type Message } from '../message.ts';

/** What can be wrong with any text: its characters, its front matter (YAML), its Markdown. */
export const readingMessages = {
  'not-utf8': (): Message => ({
    de: 'Die Datei ist nicht als UTF-8 gespeichert, Umlaute gehen so verloren. Speicher sie als „UTF-8“.',
    en: 'The file is not saved as UTF-8, so umlauts get lost. Save it with the encoding “UTF-8”.',
  }),
  'hidden-character': ({ code }: { code: string }): Message => ({
    de: `Hier steckt ein unsichtbares Zeichen (${code}). Lösch die Stelle und tipp sie neu.`,
    en: `There is an invisible character here (${code}). Delete this spot and type it again.`,
  }),
  'front-matter-missing': (): Message => ({
    de: 'Die Angaben am Anfang fehlen. Die erste Zeile ist „---“, darunter stehen title, slug und so weiter, dann wieder „---“.',
    en: 'The details at the top are missing. The first line is “---”, then come title, slug and so on, then “---” again.',
  }),
  'front-matter-open': (): Message => ({
    de: 'Die Angaben am Anfang hören nicht auf. Setz eine Zeile mit „---“ vor den Text.',
    en: 'The details at the top never end. Put a line with “---” before the text.',
  }),
  'front-matter-shape': (): Message => ({
    de: 'Hier werden Zeilen der Form „name: Wert“ erwartet, zum Beispiel: title: Rote-Linsen-Suppe',
    en: 'Lines of the form “name: value” are expected here, for example: title: Red lentil soup',
  }),
  'yaml-tab': (): Message => ({
    de: 'Die Zeile ist mit einem Tabulator eingerückt. Nimm Leerzeichen, zum Beispiel zwei.',
    en: 'The line is indented with a tab. Use spaces instead, for example two.',
  }),
  'yaml-colon': (): Message => ({
    de: 'Ein Doppelpunkt mit Leerzeichen trennt Name und Wert. Setz den Wert in Anführungszeichen: description: "Suppe: schnell und warm"',
    en: 'A colon and a space part name and value. Put the value in quotation marks: description: "Soup: quick and warm"',
  }),
  'yaml-no-colon': (): Message => ({
    de: 'In dieser Zeile fehlt ein Doppelpunkt mit einem Leerzeichen dahinter, zum Beispiel: title: Rote-Linsen-Suppe',
    en: 'This line lacks a colon with a space behind it, for example: title: Red lentil soup',
  }),
  'yaml-bracket': (): Message => ({
    de: 'Eine Klammer geht nicht auf. Eckige gehören um Listen, geschweifte um die Nährwerte: tags: [soup, vegan]',
    en: 'A bracket is left open. Square ones belong around lists, curly ones around nutrition: tags: [soup, vegan]',
  }),
  'yaml-quotes': (): Message => ({
    de: 'Die Anführungszeichen gehen nicht auf. Setz den ganzen Wert in ein Paar gerader Anführungszeichen: title: "Suppe \'Bombay\'"',
    en: 'The quotation marks do not match. Put the whole value into one pair of straight ones: title: "Soup \'Bombay\'"',
  }),
  'yaml-indent': (): Message => ({
    de: 'Die Einrückung passt nicht zur Zeile darüber. Namen beginnen ganz links, Listenzeilen mit zwei Leerzeichen und „- “.',
    en: 'The indentation does not fit the line above. Names begin at the very left, list lines with two spaces and “- ”.',
  }),
  'yaml-character': ({ character }: { character: string }): Message => ({
    de: `Ein Wert darf nicht mit „${character}“ beginnen. Setz ihn in Anführungszeichen.`,
    en: `A value must not begin with “${character}”. Put it in quotation marks.`,
  }),
  'yaml-broken': (): Message => ({
    de: 'Diese Stelle lässt sich nicht lesen. Vergleich sie mit docs/writing-recipes.md; im Zweifel hilft es, den Wert in Anführungszeichen zu setzen.',
    en: 'This place cannot be read. Compare it with docs/writing-recipes.md; if in doubt, put the value in quotation marks.',
  }),
  'yaml-too-deep': (): Message => ({
    de: 'Hier sind zu viele Klammern oder Ebenen ineinander geschachtelt. Schreib einfache Werte und Listen.',
    en: 'Too many brackets or levels are nested here. Write plain values and lists.',
  }),
  'yaml-reference': ({ text }: { text: string }): Message => ({
    de: `„${text}“ ist ein Verweis, den Rezepte nicht kennen. Schreib den Wert aus oder setz ihn in Anführungszeichen.`,
    en: `“${text}” is a reference, which recipes do not know. Write the value out, or put it in quotation marks.`,
  }),
  'text-unreadable': (): Message => ({
    de: 'Der Text lässt sich nicht lesen: zu viele Ebenen sind ineinander geschachtelt. Schreib einfache Absätze und Schritte.',
    en: 'The text cannot be read: too many levels are nested. Write plain paragraphs and steps.',
  }),
  'html-raw': ({ text }: { text: string }): Message => ({
    de: `„${quote(text)}“ ist HTML, das nicht angezeigt wird. Lösch es; für Fettdruck schreib **fett**.`,
    en: `“${quote(text)}” is HTML, which is never shown. Remove it; for bold write **bold**.`,
  }),
  'link-dangerous': ({ url }: { url: string }): Message => ({
    de: `Der Link „${quote(url)}“ ist nicht erlaubt. Nimm eine Adresse mit https:// oder eine unserer Seiten: [Fragen](page:faq)`,
    en: `The link “${quote(url)}” is not allowed. Use an address with https://, or one of our pages: [questions](page:faq)`,
  }),
  'link-unknown': ({ url, meant }: { url: string; meant: string | undefined }): Message => ({
    de: `Die Seite „${quote(url)}“ gibt es nicht.${meantDe(meant)}`,
    en: `There is no page “${quote(url)}”.${meantEn(meant)}`,
  }),
  'picture-in-text': (): Message => ({
    de: 'Im Text stehen keine Bilder. Das Bild des Rezepts ist die Datei picture im selben Ordner.',
    en: 'Texts hold no pictures. The picture of a recipe is the file picture in the same folder.',
  }),
  'placeholder-unknown': ({ name, meant }: { name: string; meant: string | undefined }): Message => ({
    de: `{{${quote(name)}}} ist kein Platzhalter.${meantDe(meant)} Schreib sonst den Text aus.`,
    en: `{{${quote(name)}}} is no placeholder.${meantEn(meant)} Otherwise write the words out.`,
  }),
};

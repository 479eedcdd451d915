import { meantDe, meantEn, quote, type Message } from '../message.ts';

interface Anchor {
  url: string;
  meant: string | undefined;
  all: string;
}

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
    de: 'Die Angaben am Anfang fehlen. Die erste Zeile ist „---“, darunter stehen Zeilen der Form „name: Wert“, dann wieder „---“.',
    en: 'The details at the top are missing. The first line is “---”, then come lines of the form “name: value”, then “---” again.',
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
    de: 'Eine Klammer geht nicht auf. Eckige gehören um Listen, geschweifte um Paare von Name und Wert: tags: [soup, vegan]',
    en: 'A bracket is left open. Square ones belong around lists, curly ones around pairs of name and value: tags: [soup, vegan]',
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
    de: 'Diese Stelle lässt sich nicht lesen. Vergleich sie mit einer anderen Datei dieser Art; im Zweifel hilft es, den Wert in Anführungszeichen zu setzen.',
    en: 'This place cannot be read. Compare it with another file of its kind; if in doubt, put the value in quotation marks.',
  }),
  'yaml-too-deep': (): Message => ({
    de: 'Hier sind zu viele Klammern oder Ebenen ineinander geschachtelt. Schreib einfache Werte und Listen.',
    en: 'Too many brackets or levels are nested here. Write plain values and lists.',
  }),
  'yaml-reference': ({ text }: { text: string }): Message => ({
    de: `„${text}“ ist ein Verweis, den es hier nicht gibt. Schreib den Wert aus oder setz ihn in Anführungszeichen.`,
    en: `“${text}” is a reference, and there are none here. Write the value out, or put it in quotation marks.`,
  }),
  'text-unreadable': (): Message => ({
    de: 'Der Text lässt sich nicht lesen: zu viele Ebenen sind ineinander geschachtelt. Schreib einfache Absätze und Listen.',
    en: 'The text cannot be read: too many levels are nested. Write plain paragraphs and lists.',
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
    de: 'Im Text stehen keine Bilder: Lösch die Stelle. Das Bild eines Rezepts ist die Datei picture in seinem Ordner.',
    en: 'Texts hold no pictures: remove this. The picture of a recipe is the file picture in its folder.',
  }),
  'placeholder-unknown': ({ name, meant }: { name: string; meant: string | undefined }): Message => ({
    de: `{{${quote(name)}}} ist kein Platzhalter.${meantDe(meant)} Schreib sonst den Text aus.`,
    en: `{{${quote(name)}}} is no placeholder.${meantEn(meant)} Otherwise write the words out.`,
  }),
  'placeholder-open': (): Message => ({
    de: 'Doppelte geschweifte Klammern gehören paarweise um einen Platzhalter: {{email}}. Ergänze oder lösch sie.',
    en: 'Double braces belong in pairs around a placeholder: {{email}}. Complete or remove them.',
  }),
  'anchor-unknown': ({ url, meant, all }: Anchor): Message => ({
    de: `Der Link „${quote(url)}“ führt zu einer Stelle, die es auf der Seite nicht gibt.${meantDe(meant)} ${all === '' ? 'Lösch alles ab „#“.' : `Stellen dort: ${all}`}`,
    en: `The link “${quote(url)}” leads to a place that the page does not have.${meantEn(meant)} ${all === '' ? 'Remove all from “#” on.' : `Places there: ${all}`}`,
  }),
};

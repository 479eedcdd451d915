import { soundMessages } from './sound-messages.ts';
import { meantDe, meantEn, quote, type Message } from '../message.ts';

/** What can be wrong with content that is no recipe: its files, its entries, what holds among them. */
export const collectionMessages = {
  'file-name': ({ example, names }: { example: string; names: string }): Message => ({
    de: `Diese Datei kennt die Website nicht: So kann sie hier nicht heißen. Benenn sie um, zum Beispiel: ${example} (möglich: ${names}), oder lösch sie.`,
    en: `The website does not know this file: it cannot be called so here. Rename it, for example: ${example} (possible: ${names}), or remove it.`,
  }),
  'file-required': ({ file }: { file: string }): Message => ({
    de: `„${quote(file)}“ fehlt, und ohne die Datei eine Seite. Leg sie wieder an, oder hol sie aus Git zurück.`,
    en: `“${quote(file)}” is missing, and with it a page. Create it again, or get it back from Git.`,
  }),
  'front-matter-unwanted': (): Message => ({
    de: 'Diese Datei hat keine Angaben am Anfang. Lösch die Zeilen von „---“ bis „---“.',
    en: 'This file has no details at the top. Remove the lines from “---” to “---”.',
  }),
  'text-empty': (): Message => ({
    de: 'Unter den Angaben steht kein Text, die Seite bliebe leer. Schreib ihn, oder lösch die Datei in beiden Sprachen.',
    en: 'There is no text below the details, the page would stay empty. Write it, or remove the file in both languages.',
  }),
  'words-missing': ({ key, language, keys }: WordsMissing): Message => ({
    de: `Die ${language.de} Worte fehlen. Schreib „${key}:“ und darunter, mit zwei Leerzeichen davor, diese Zeilen: ${keys}`,
    en: `The ${language.en} words are missing. Write “${key}:” and below it, with two spaces before them, these lines: ${keys}`,
  }),
  'block-expected': ({ key, keys }: { key: string; keys: string }): Message => ({
    de: `${key}: Hier gehören Zeilen mit Name und Wert hin: ${keys}`,
    en: `${key}: lines with name and value are expected here: ${keys}`,
  }),
  'shape-expected': ({ key, value, example }: Expected): Message => ({
    de: `${key}: „${quote(value)}“ hat nicht die richtige Form. Sie ist so: ${example}`,
    en: `${key}: “${quote(value)}” does not have the right form. It is like this: ${example}`,
  }),
  'address-expected': ({ key, value, example }: Expected): Message => ({
    de: `${key}: „${quote(value)}“ ist keine Adresse, die mit https:// beginnt. Schreib die ganze, zum Beispiel: ${example}`,
    en: `${key}: “${quote(value)}” is no address that begins with https://. Write all of it, for example: ${example}`,
  }),
  'decimal-range': ({ key, least, most, example }: Range): Message => ({
    de: `${key}: Erlaubt sind Zahlen von ${least} bis ${most} mit höchstens zwei Nachkommastellen, zum Beispiel: ${example}`,
    en: `${key}: numbers from ${least} to ${most} with two decimals at most are allowed, e.g. ${example}`,
  }),
  'list-count': ({ key, count, exactly }: { key: string; count: number; exactly: number }): Message => ({
    de: `${key}: Hier stehen ${count}, es müssen genau ${exactly} sein. Ergänze oder lösch welche.`,
    en: `${key}: there are ${count}, and there have to be exactly ${exactly}. Add or remove some.`,
  }),
  'placeholder-local': ({ name }: { name: string }): Message => ({
    de: `{{${name}}} lautet in jeder Sprache anders, und diese Zeile gilt für beide. Schreib die Worte aus.`,
    en: `{{${name}}} reads differently in each language, and this line is for both. Write the words out.`,
  }),
  'languages-differ': ({ key, other }: { key: string; other: string }): Message => ({
    de: `${key}: In ${other} steht etwas anderes. Schreib in beiden Sprachen dasselbe.`,
    en: `${key}: ${other} says something else. Write the same in both languages.`,
  }),
  'id-twice': ({ id, other }: { id: string; other: string }): Message => ({
    de: `„${quote(id)}“ gibt es schon: ${other}. Nimm einen anderen Namen, oder lösch eins von beiden.`,
    en: `“${quote(id)}” is there already: ${other}. Use another name, or remove one of the two.`,
  }),
  'search-word-known': ({ word }: { word: string }): Message => ({
    de: `search: „${quote(word)}“ steht schon in der Frage oder weiter vorn in der Liste. Lösch das Wort hier.`,
    en: `search: “${quote(word)}” stands in the question already, or earlier in the list. Remove the word here.`,
  }),
  'source-missing': (): Message => ({
    de: 'Die Zahlen haben keine Quelle. Schreib dazu, wo sie stehen: sources: [https://…], oder lösch sie.',
    en: 'The figures have no source. Add where they are from: sources: [https://…], or remove them.',
  }),
  'days-backwards': ({ from, until }: { from: string; until: string }): Message => ({
    de: `until: ${until} liegt nicht nach ${from}. Schreib den letzten Tag, oder tausch die beiden.`,
    en: `until: ${until} is not after ${from}. Write the last day, or swap the two.`,
  }),
  'host-other': ({ host, address }: { host: string; address: string }): Message => ({
    de: `address: „${quote(address)}“ liegt nicht auf ${host}. Schreib bei host, was zwischen https:// und dem nächsten / steht.`,
    en: `address: “${quote(address)}” is not on ${host}. Write as host what stands between https:// and the next /.`,
  }),
  'course-dates': (): Message => ({
    de: 'certified: Die Buchung kennt diese Daten noch nicht. Ruf einmal „npm run codegen“ auf.',
    en: 'certified: the booking does not know these dates yet. Run “npm run codegen” once.',
  }),
  'module-missing': ({ course, number }: { course: string; number: string }): Message => ({
    de: `Dem Kurs fehlt Modul ${number}. Leg einen Ordner an, zum Beispiel: ${course}/${number}-titel, mit script.md, workbook.yaml und quiz.yaml.`,
    en: `The course lacks module ${number}. Create a folder, for example: ${course}/${number}-title, with script.md, workbook.yaml and quiz.yaml.`,
  }),
  'module-surplus': ({ modules }: { modules: number }): Message => ({
    de: `Ein Kurs hat ${modules} Module, von 01 an. Benenn diesen Ordner um, oder lösch ihn.`,
    en: `A course has ${modules} modules, from 01 on. Rename this folder, or remove it.`,
  }),
  'review-unsigned': (): Message => ({
    de: 'review: Schreib dazu, wer geprüft hat und wann: „reviewer: Dr. Anna Beispiel“ und „reviewed: 2026-12-01“. Sonst schreib „waiting“.',
    en: 'review: add who has checked it and when: “reviewer: Dr Anna Example” and “reviewed: 2026-12-01”. Otherwise write “waiting”.',
  }),
  'script-shape': ({ text }: { text: string }): Message => ({
    de: `„${quote(text)}“ lässt sich so nicht vorlesen. Ein Skript besteht aus Kapiteln („## Titel“) und Absätzen, und es beginnt mit einem Kapitel.`,
    en: `“${quote(text)}” cannot be read aloud like this. A script consists of chapters (“## Title”) and paragraphs, and begins with a chapter.`,
  }),
  'script-length': ({ count, least, most }: CountRange): Message => ({
    de: `Das Skript hat ${count} Wörter, es sollen ${least} bis ${most} sein. ${count < least ? 'Ergänze' : 'Kürze'} es.`,
    en: `The script has ${count} words, and ${least} to ${most} are wanted. ${count < least ? 'Add some' : 'Shorten it'}.`,
  }),
  'script-chapters': ({ count, least, most }: CountRange): Message => ({
    de: `Das Skript hat ${count} Kapitel, es sollen ${least} bis ${most} sein. Ein Kapitel beginnt mit „## Titel“.`,
    en: `The script has ${count} chapters, and ${least} to ${most} are wanted. A chapter begins with “## Title”.`,
  }),
  'chapter-empty': ({ title }: { title: string }): Message => ({
    de: `Im Kapitel „${quote(title)}“ steht nichts. Schreib einen Absatz, oder lösch die Überschrift.`,
    en: `There is nothing in the chapter “${quote(title)}”. Write a paragraph, or remove the heading.`,
  }),
  ...soundMessages,
  'options-unfit': ({ kind }: { kind: string }): Message => ({
    de:
      kind === 'choice'
        ? 'kind: Zu „choice“ gehören Antworten: options: [zum Frühstück, zum Mittagessen]'
        : `kind: „${quote(kind)}“ hat keine Antworten zur Auswahl. Lösch „options“, oder schreib „kind: choice“.`,
    en:
      kind === 'choice'
        ? 'kind: “choice” needs answers: options: [zum Frühstück, zum Mittagessen]'
        : `kind: “${quote(kind)}” has no answers to choose from. Remove “options”, or write “kind: choice”.`,
  }),
  'answer-right': (): Message => ({
    de: 'answers: Genau eine Antwort ist richtig. Schreib zu ihr „right: true“, und zu keiner anderen.',
    en: 'answers: exactly one answer is right. Add “right: true” to it, and to no other.',
  }),
  'answers-many': ({ least, most }: { least: number; most: number }): Message => ({
    de: `answers: Eine Frage hat ${least} bis ${most} Antworten. Lösch welche.`,
    en: `answers: a question has ${least} to ${most} answers. Remove some.`,
  }),
  'landing-unlisted': ({ name }: { name: string }): Message => ({
    de: `signIn: Die Liste der Landeseiten kennt „${quote(name)}“ mit dieser Überschrift noch nicht. Ruf einmal „npm run codegen“ auf.`,
    en: `signIn: the list of landing pages does not know “${quote(name)}” with this headline yet. Run “npm run codegen” once.`,
  }),
  'film-missing': ({ file, meant }: { file: string; meant: string | undefined }): Message => ({
    de: `Den Film „${quote(file)}“ gibt es nicht.${meantDe(meant)} Leg ihn in src/assets/films.`,
    en: `There is no film “${quote(file)}”.${meantEn(meant)} Put it into src/assets/films.`,
  }),
  'captions-missing': ({ file }: { file: string }): Message => ({
    de: `Die Untertitel fehlen. Leg ${file} neben den Film; in beiden Sprachen, als WebVTT.`,
    en: `The captions are missing. Put ${file} beside the film; in both languages, as WebVTT.`,
  }),
  'captions-broken': (): Message => ({
    de: 'Das sind keine Untertitel im Format WebVTT. Die erste Zeile ist „WEBVTT“, darunter stehen Zeiten wie „00:00.000 --> 00:04.000“ und der Text.',
    en: 'These are no captions in the format WebVTT. The first line is “WEBVTT”, then come times like “00:00.000 --> 00:04.000” and the words.',
  }),
  'captions-stray': ({ film }: { film: string }): Message => ({
    de: `Zu diesen Untertiteln gibt es keinen Film: ${film}.yaml fehlt. Benenn die Datei um, oder lösch sie.`,
    en: `There is no film for these captions: ${film}.yaml is missing. Rename the file, or remove it.`,
  }),
  'picture-absent': ({ key, file, meant }: Absent): Message => ({
    de: `${key}: Das Bild „${quote(file)}“ gibt es nicht.${meantDe(meant)} Der Weg beginnt im Ordner dieser Datei.`,
    en: `${key}: there is no picture “${quote(file)}”.${meantEn(meant)} The path begins in the folder of this file.`,
  }),
};

interface WordsMissing {
  key: string;
  language: Message;
  keys: string;
}

interface Expected {
  key: string;
  value: string;
  example: string;
}

interface Range {
  key: string;
  least: number;
  most: number;
  example: string;
}

interface Absent {
  key: string;
  file: string;
  meant: string | undefined;
}

interface CountRange {
  count: number;
  least: number;
  most: number;
}

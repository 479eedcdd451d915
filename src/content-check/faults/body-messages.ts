import { meantDe, meantEn, quote } from './quote.ts';
import type { Words } from './words.ts';

/** Faults of the text below: story, steps and tip. */
export const bodyMessages = {
  'text-unreadable': (): Words => ({
    de: 'Der Text lässt sich nicht lesen: zu viele Ebenen sind ineinander geschachtelt. Schreib einfache Absätze und Schritte.',
    en: 'The text cannot be read: too many levels are nested. Write plain paragraphs and steps.',
  }),
  'story-missing': ({ heading }: { heading: string }): Words => ({
    de: `Vor „${heading}“ fehlt ein kurzer Absatz, der Lust auf das Gericht macht.`,
    en: `A short paragraph that whets the appetite is missing before “${heading}”.`,
  }),
  'method-missing': ({ heading }: { heading: string }): Words => ({
    de: `Die Zubereitung fehlt. Schreib „${heading}“ und darunter die Schritte: 1. … 2. …`,
    en: `The method is missing. Write “${heading}” and the steps below it: 1. … 2. …`,
  }),
  'steps-missing': (): Words => ({
    de: 'Hier fehlen die Schritte. Schreib sie als Liste mit Zahlen, zum Beispiel: 1. Die {Zwiebel} fein würfeln.',
    en: 'The steps are missing here. Write them as a numbered list, for example: 1. Finely dice the {onion}.',
  }),
  'step-empty': (): Words => ({
    de: 'Dieser Schritt ist leer. Schreib, was zu tun ist, oder lösch die Zahl.',
    en: 'This step is empty. Write what is to be done, or remove the number.',
  }),
  'step-not-plain': (): Words => ({
    de: 'Schritte sind einfacher Text, ohne Fettdruck, Links, Unterlisten oder Absätze. Schreib einen Satz nach dem anderen.',
    en: 'Steps are plain text, without bold, links, lists inside or paragraphs. Write one sentence after the other.',
  }),
  'method-stray': (): Words => ({
    de: 'Dieser Absatz gehört zu keinem Schritt. Mach einen Schritt mit Zahl daraus, oder rück ihn in die Geschichte oder den Tipp.',
    en: 'This paragraph belongs to no step. Make it a step with a number, or move it to the story or the tip.',
  }),
  'section-unknown': ({
    text,
    meant,
    all,
  }: {
    text: string;
    meant: string | undefined;
    all: string;
  }): Words => ({
    de: `Die Überschrift „${quote(text)}“ gibt es hier nicht.${meantDe(meant)} Erlaubt sind: ${all}`,
    en: `There is no heading “${quote(text)}” here.${meantEn(meant)} Allowed are: ${all}`,
  }),
  'section-twice': ({ text }: { text: string }): Words => ({
    de: `„${text}“ steht zweimal da. Fass beide Teile zusammen.`,
    en: `“${text}” is there twice. Join the two parts.`,
  }),
  'tip-empty': (): Words => ({
    de: 'Unter der Überschrift „Tipp“ steht nichts. Schreib einen Absatz, oder lösch sie.',
    en: 'Nothing follows the heading “Tip”. Write a paragraph, or remove it.',
  }),
  'html-raw': ({ text }: { text: string }): Words => ({
    de: `„${quote(text)}“ ist HTML, das nicht angezeigt wird. Lösch es; für Fettdruck schreib **fett**.`,
    en: `“${quote(text)}” is HTML, which is never shown. Remove it; for bold write **bold**.`,
  }),
  'link-dangerous': ({ url }: { url: string }): Words => ({
    de: `Der Link „${quote(url)}“ ist nicht erlaubt. Nimm eine Adresse mit https:// oder eine unserer Seiten: [Fragen](page:faq)`,
    en: `The link “${quote(url)}” is not allowed. Use an address with https://, or one of our pages: [questions](page:faq)`,
  }),
  'link-unknown': ({ url, meant }: { url: string; meant: string | undefined }): Words => ({
    de: `Die Seite „${quote(url)}“ gibt es nicht.${meantDe(meant)}`,
    en: `There is no page “${quote(url)}”.${meantEn(meant)}`,
  }),
  'picture-in-text': (): Words => ({
    de: 'Im Text stehen keine Bilder. Das Bild des Rezepts ist die Datei picture im selben Ordner.',
    en: 'Texts hold no pictures. The picture of a recipe is the file picture in the same folder.',
  }),
  'placeholder-unknown': ({ name, meant }: { name: string; meant: string | undefined }): Words => ({
    de: `{{${quote(name)}}} ist kein Platzhalter.${meantDe(meant)} Schreib sonst den Text aus.`,
    en: `{{${quote(name)}}} is no placeholder.${meantEn(meant)} Otherwise write the words out.`,
  }),
};

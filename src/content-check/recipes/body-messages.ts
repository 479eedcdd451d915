import { meantDe, meantEn, quote, type Message } from '../message.ts';

/** The text below the front matter: story, steps and tip, what steps say of ingredients, and both languages side by side. */
export const bodyMessages = {
  'story-missing': ({ heading }: { heading: string }): Message => ({
    de: `Vor „${heading}“ fehlt ein kurzer Absatz, der Lust auf das Gericht macht.`,
    en: `A short paragraph that whets the appetite is missing before “${heading}”.`,
  }),
  'method-missing': ({ heading }: { heading: string }): Message => ({
    de: `Die Zubereitung fehlt. Schreib „${heading}“ und darunter die Schritte: 1. … 2. …`,
    en: `The method is missing. Write “${heading}” and the steps below it: 1. … 2. …`,
  }),
  'steps-missing': (): Message => ({
    de: 'Hier fehlen die Schritte. Schreib sie als Liste mit Zahlen, zum Beispiel: 1. Die {Zwiebel} fein würfeln.',
    en: 'The steps are missing here. Write them as a numbered list, for example: 1. Finely dice the {onion}.',
  }),
  'step-empty': (): Message => ({
    de: 'Dieser Schritt ist leer. Schreib, was zu tun ist, oder lösch die Zahl.',
    en: 'This step is empty. Write what is to be done, or remove the number.',
  }),
  'step-not-plain': (): Message => ({
    de: 'Schritte sind einfacher Text, ohne Fettdruck, Links, Unterlisten oder Absätze. Schreib einen Satz nach dem anderen.',
    en: 'Steps are plain text, without bold, links, lists inside or paragraphs. Write one sentence after the other.',
  }),
  'method-stray': (): Message => ({
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
  }): Message => ({
    de: `Die Überschrift „${quote(text)}“ gibt es hier nicht.${meantDe(meant)} Erlaubt sind: ${all}`,
    en: `There is no heading “${quote(text)}” here.${meantEn(meant)} Allowed are: ${all}`,
  }),
  'section-twice': ({ text }: { text: string }): Message => ({
    de: `„${text}“ steht zweimal da. Fass beide Teile zusammen.`,
    en: `“${text}” is there twice. Join the two parts.`,
  }),
  'tip-empty': (): Message => ({
    de: 'Unter der Überschrift „Tipp“ steht nichts. Schreib einen Absatz, oder lösch sie.',
    en: 'Nothing follows the heading “Tip”. Write a paragraph, or remove it.',
  }),
  'brace-open': (): Message => ({
    de: 'Eine geschweifte Klammer geht nicht auf. Schreib Zutaten so: {Zwiebel} oder {rote Linsen|Linsen}',
    en: 'A curly brace is left open. Write ingredients like this: {onion} or {red lentils|lentils}',
  }),
  'mention-unknown': ({ name, meant }: { name: string; meant: string | undefined }): Message => ({
    de: `{${quote(name)}} steht nicht in der Zutatenliste.${meantDe(meant)} Schreib den Namen wie dort; andere Worte folgen nach |: {rote Linsen|Linsen}`,
    en: `{${quote(name)}} is not in the list of ingredients.${meantEn(meant)} Write the name as it stands there; other words follow after |: {red lentils|lentils}`,
  }),
  'mention-missing': ({ name }: { name: string }): Message => ({
    de: `„${quote(name)}“ kommt in keinem Schritt vor. Nenn die Zutat dort, wo sie gebraucht wird: {${quote(name)}}`,
    en: `“${quote(name)}” is used in no step. Name the ingredient where it is needed: {${quote(name)}}`,
  }),
  'parts-too-many': ({ name }: { name: string }): Message => ({
    de: `Die Teile von „${quote(name)}“ ergeben mehr als das Ganze. Zusammen dürfen sie höchstens 1 sein.`,
    en: `The parts of “${quote(name)}” are more than the whole. Together they may be 1 at most.`,
  }),
  'parts-left-over': ({ name }: { name: string }): Message => ({
    de: `Von „${quote(name)}“ bleibt etwas übrig. Nenn den Rest in einem Schritt: {${quote(name)}|restliche Zutat}`,
    en: `Some of “${quote(name)}” is left over. Name the rest in a step: {${quote(name)}|remaining ingredient}`,
  }),
  'steps-differ': ({ german, english }: { german: number; english: number }): Message => ({
    de: `Auf Deutsch sind es ${german} Schritte, auf Englisch ${english}. Teil sie in beiden Sprachen gleich auf.`,
    en: `There are ${german} steps in German and ${english} in English. Divide them alike in both languages.`,
  }),
  'times-differ': ({
    step,
    german,
    english,
  }: {
    step: number;
    german: string;
    english: string;
  }): Message => ({
    de: `Schritt ${step} nennt auf Deutsch andere Zeiten (${german}) als auf Englisch (${english}). Gleich sie an.`,
    en: `Step ${step} names other times in German (${german}) than in English (${english}). Make them agree.`,
  }),
  'time-over-cook': ({ step, time, cook }: { step: number; time: string; cook: number }): Message => ({
    de: `Schritt ${step} nennt ${quote(time)}, aber cook ist ${cook}. Gleich beide an.`,
    en: `Step ${step} names ${quote(time)}, but cook is ${cook}. Make the two agree.`,
  }),
  'times-over-cook': ({ minutes, cook }: { minutes: number; cook: number }): Message => ({
    de: `cook: Die Garzeiten der Schritte ergeben ${minutes} Minuten, hier stehen ${cook}. Gleich sie an, oder schreib „Inzwischen“, wo zwei Dinge zugleich garen.`,
    en: `cook: the cooking times of the steps make ${minutes} minutes, here it says ${cook}. Make them agree, or write “Inzwischen” (meanwhile) in German where two things cook at once.`,
  }),
  'cook-over-times': ({ minutes, cook }: { minutes: number; cook: number }): Message => ({
    de: `cook: Hier stehen ${cook} Minuten, die Schritte nennen nur ${minutes}. Gleich sie an, oder nenn die fehlende Zeit im Schritt: 40 Minuten backen`,
    en: `cook: it says ${cook} minutes, the steps name only ${minutes}. Make them agree, or name the missing time in its step: 40 Minuten backen`,
  }),
};

import { meantDe, meantEn, quote } from './quote.ts';
import type { Words } from './words.ts';

/** Faults between steps and ingredients, and between the two languages' steps. */
export const methodMessages = {
  'brace-open': (): Words => ({
    de: 'Eine geschweifte Klammer geht nicht auf. Schreib Zutaten so: {Zwiebel} oder {rote Linsen|Linsen}',
    en: 'A curly brace is left open. Write ingredients like this: {onion} or {red lentils|lentils}',
  }),
  'mention-unknown': ({ name, meant }: { name: string; meant: string | undefined }): Words => ({
    de: `{${quote(name)}} steht nicht in der Zutatenliste.${meantDe(meant)} Schreib den Namen wie dort; andere Worte folgen nach |: {rote Linsen|Linsen}`,
    en: `{${quote(name)}} is not in the list of ingredients.${meantEn(meant)} Write the name as it stands there; other words follow after |: {red lentils|lentils}`,
  }),
  'mention-missing': ({ name }: { name: string }): Words => ({
    de: `„${quote(name)}“ kommt in keinem Schritt vor. Nenn die Zutat dort, wo sie gebraucht wird: {${quote(name)}}`,
    en: `“${quote(name)}” is used in no step. Name the ingredient where it is needed: {${quote(name)}}`,
  }),
  'parts-too-many': ({ name }: { name: string }): Words => ({
    de: `Die Teile von „${quote(name)}“ ergeben mehr als das Ganze. Zusammen dürfen sie höchstens 1 sein.`,
    en: `The parts of “${quote(name)}” are more than the whole. Together they may be 1 at most.`,
  }),
  'parts-left-over': ({ name }: { name: string }): Words => ({
    de: `Von „${quote(name)}“ bleibt etwas übrig. Nenn den Rest in einem Schritt: {${quote(name)}|restliche Zutat}`,
    en: `Some of “${quote(name)}” is left over. Name the rest in a step: {${quote(name)}|remaining ingredient}`,
  }),
  'steps-differ': ({ german, english }: { german: number; english: number }): Words => ({
    de: `Auf Deutsch sind es ${german} Schritte, auf Englisch ${english}. Teil sie in beiden Sprachen gleich auf.`,
    en: `There are ${german} steps in German and ${english} in English. Divide them alike in both languages.`,
  }),
  'times-differ': ({ step, german, english }: { step: number; german: string; english: string }): Words => ({
    de: `Schritt ${step} nennt auf Deutsch andere Zeiten (${german}) als auf Englisch (${english}). Gleich sie an.`,
    en: `Step ${step} names other times in German (${german}) than in English (${english}). Make them agree.`,
  }),
};

import type { Locale } from '#domain/locales.ts';
import { sampleWords } from '../sample-words.ts';
import type { Tell } from '../faults/fault.ts';
import type { Text } from './read-text.ts';

/** Tells of words of the layout that stand where an editor's own belong. */
export function checkSamples(locale: Locale, { matter, description, pictureAlt, body }: Text, tell: Tell) {
  const sample = sampleWords[locale];
  const found = [
    { text: sample.description, in: description, at: matter?.entries.get('description')?.value.at },
    { text: sample.picture, in: pictureAlt, at: matter?.entries.get('picture')?.value.at },
    { text: sample.story, in: body.story, at: body.methodAt },
    { text: sample.tip, in: body.tip, at: body.methodAt },
  ].filter((part) => part.in?.includes(part.text));
  for (const { text, at } of found) if (at) tell('sample-left', at, { text });
}

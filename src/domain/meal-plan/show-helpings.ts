import { fraction } from '../recipes/fraction.ts';
import { showFractions } from '../recipes/show-figure.ts';
import { fill, plural, type Text } from '../text/fill.ts';

interface HelpingTexts {
  one: Text<'count'>;
  other: Text<'count'>;
}

/** `1 ½ Portionen`, without line breaks. */
export const showHelpings = (helpings: number, texts: HelpingTexts): string =>
  fill(plural(texts, helpings > 1 ? 2 : 1), {
    count: showFractions(fraction(helpings * 4, 4)),
  }).replaceAll(' ', '\u{a0}');

import { describe, expect, it } from 'vitest';
import { hostileTexts } from '../content/hostile-texts.ts';
import { de, en } from './mistake.ts';
import { english, german, openRecipeProject } from './recipe-project.ts';

const inStory = (text: string) => german.replace('Warm und satt.', text);
const inAmount = (text: string) => german.replace('- 200 g', `- ${text}`);

/** Each with a code that is reported; undefined if nothing is wrong with it. */
const files: readonly (readonly [string, string | Uint8Array, reported: string | undefined])[] = [
  ['Windows line ends', german.replaceAll('\n', '\r\n'), undefined],
  ['old Mac line ends', german.replaceAll('\n', '\r'), undefined],
  ['a byte order mark', `\u{feff}${german}`, undefined],
  ['only dashes', '---\n---\n', 'front-matter-shape'],
  ['a line of 5 MB', 'x'.repeat(5_000_000), 'file-too-large'],
  ['a value of 60 kB', `---\ntitle: ${'x'.repeat(60_000)}\n---\n`, 'text-too-long'],
  ['braces in braces', `---\nnutrition: ${'{a: '.repeat(10_000)}\n---\n`, 'yaml-too-deep'],
  ['one key again and again', `---\n${'title: x\n'.repeat(5000)}---\n`, 'key-twice'],
  ['lists in lists', inStory('- '.repeat(20_000)), undefined],
  ['emphasis without end', inStory('**a_'.repeat(12_000)), undefined],
  ['links without end', inStory('[a]('.repeat(12_000)), undefined],
  ['steps upon steps', german.replace(/1\. Das.*\n2\. .*\n/, '1. x\n'.repeat(10_000)), 'mention-missing'],
  ['mentions upon mentions', german.replace('{Rapsöl}', '{Rapsöl} '.repeat(6000)), undefined],
  ['braces without end', german.replace('{Rapsöl}', '{'.repeat(40_000)), 'brace-open'],
  ['digits without end', inAmount(`${'9'.repeat(40_000)} g`), 'amount-too-large'],
  ['spaces without end', inAmount(`200${' '.repeat(40_000)}g`), undefined],
  ['a number of numbers', inAmount(`${'1 '.repeat(20_000)}g`), 'digit-in-name'],
  ...hostileTexts.inMarkdown,
];

describe('recipe check, hostile files', () => {
  // A hanging check times out.
  it.each(files)('%s is reported', async (_name, content, reported) => {
    const project = await openRecipeProject();
    await project.put(de, content);
    const { diagnostics, recipes } = await project.check();
    expect(recipes).toHaveLength(1);
    const codes = diagnostics.filter(({ file }) => file.endsWith('recipe.de.md')).map(({ code }) => code);
    if (reported === undefined) expect(codes).toEqual([]);
    else expect(codes).toContain(reported);
    for (const { de, en } of diagnostics) expect(Math.max(de.length, en.length)).toBeLessThan(600);
  });

  it('one in place of the translation is reported too', async () => {
    for (const content of ['', '---\n', english.replace('red lentils', '\u{0}')]) {
      const project = await openRecipeProject();
      await project.put(en, content);
      expect((await project.check()).diagnostics.length).toBeGreaterThan(0);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { english, german, openRecipeProject } from './recipe-project.ts';

const bomb = `---
a: &a ["x", "x", "x", "x", "x", "x", "x", "x", "x"]
${'bcdefghi'
  .split('')
  .map(
    (name, at) =>
      `${name}: &${name} [${Array(9)
        .fill(`*${'abcdefgh'[at] ?? 'a'}`)
        .join(', ')}]`,
  )
  .join('\n')}
---
`;

const files: readonly (readonly [string, string | Uint8Array, firstCode: string | undefined])[] = [
  ['nothing', '', 'file-empty'],
  ['blank lines', '\n\n \n', 'file-empty'],
  ['no front matter', 'Nur Text.\n', 'front-matter-missing'],
  ['only dashes', '---\n---\n', 'front-matter-shape'],
  ['dashes without an end', '---\n', 'front-matter-open'],
  ['a tab', german.replace('servings: 4', '\tservings: 4'), 'yaml-tab'],
  ['Windows line ends', german.replaceAll('\n', '\r\n'), undefined],
  ['old Mac line ends', german.replaceAll('\n', '\r'), undefined],
  ['a byte order mark', `\u{feff}${german}`, undefined],
  ['a line of 5 MB', 'x'.repeat(5_000_000), 'file-too-large'],
  ['a value of 60 kB', `---\ntitle: ${'x'.repeat(60_000)}\n---\n`, 'text-too-long'],
  ['a YAML bomb', bomb, 'yaml-reference'],
  ['a thousand brackets', `---\ntags: ${'['.repeat(30_000)}\n---\n`, 'yaml-too-deep'],
  ['braces in braces', `---\nnutrition: ${'{a: '.repeat(10_000)}\n---\n`, 'yaml-too-deep'],
  [
    'ten thousand keys',
    `---\n${Array.from({ length: 7000 }, (_, n) => `k${String(n)}: 1`).join('\n')}\n---\n`,
    'key-unknown',
  ],
  ['one key again and again', `---\n${'title: x\n'.repeat(5000)}---\n`, 'key-twice'],
  ['another encoding', Buffer.from(german, 'latin1'), 'not-utf8'],
  ['UTF-16', Buffer.from(german, 'utf16le'), 'not-utf8'],
  ['random bytes', Uint8Array.from({ length: 4000 }, (_, n) => (n * 7919) % 256), 'not-utf8'],
  ['zero bytes', new Uint8Array(1000), 'hidden-character'],
  ['right-to-left marks', german.replace('Rote', '\u{202e}Rote'), 'hidden-character'],
  ['quotes upon quotes', german.replace('Warm und satt.', '>'.repeat(30_000)), 'text-unreadable'],
  ['lists in lists', german.replace('Warm und satt.', '- '.repeat(20_000)), undefined],
  ['emphasis without end', german.replace('Warm und satt.', '**a_'.repeat(12_000)), undefined],
  ['links without end', german.replace('Warm und satt.', '[a]('.repeat(12_000)), undefined],
  ['steps upon steps', german.replace(/1\. Das.*\n2\. .*\n/, '1. x\n'.repeat(10_000)), 'mention-missing'],
  ['mentions upon mentions', german.replace('{Rapsöl}', '{Rapsöl} '.repeat(6000)), undefined],
  ['braces without end', german.replace('{Rapsöl}', '{'.repeat(40_000)), 'brace-open'],
  ['digits without end', german.replace('- 200 g', `- ${'9'.repeat(40_000)} g`), 'amount-too-large'],
  ['spaces without end', german.replace('- 200 g', `- 200${' '.repeat(40_000)}g`), undefined],
  ['a number of numbers', german.replace('- 200 g', `- ${'1 '.repeat(20_000)}g`), 'digit-in-name'],
  ['a prototype', '---\n__proto__: 1\nconstructor: 2\n---\n', 'key-unknown'],
  ['an object that YAML would build', '---\ntitle: !!js/function "x"\n---\n', 'yaml-reference'],
  ['two documents', '---\ntitle: x\n---\ntitle: y\n---\n', 'key-missing'],
];

describe('a hostile file', () => {
  // A hanging check times out.
  it.each(files)('of %s is answered', async (_name, content, first) => {
    const project = await openRecipeProject();
    await project.put('red-lentil-soup/recipe.de.md', content);
    const { diagnostics, recipes } = await project.check();
    await project.leave();
    expect(recipes).toHaveLength(1);
    const codes = diagnostics.filter(({ file }) => file.endsWith('recipe.de.md')).map(({ code }) => code);
    if (first === undefined) expect(codes).toEqual([]);
    else expect(codes).toContain(first);
    for (const { de, en } of diagnostics) expect(Math.max(de.length, en.length)).toBeLessThan(600);
  });

  it('in the place of the translation is answered too', async () => {
    for (const content of ['', '---\n', english.replace('red lentils', '\u{0}'), bomb]) {
      const project = await openRecipeProject();
      await project.put('red-lentil-soup/recipe.en.md', content);
      expect((await project.check()).diagnostics.length).toBeGreaterThan(0);
      await project.leave();
    }
  });

  it('with a script in its title stays a title', async () => {
    const project = await openRecipeProject();
    await project.put(
      'red-lentil-soup/recipe.de.md',
      german.replace('title: Rote', 'title: </script><script>alert(1)</script> Rote'),
    );
    const { diagnostics, recipes } = await project.check();
    await project.leave();
    expect(diagnostics.map(({ code }) => code)).toEqual(['html-raw']);
    expect(recipes[0]?.recipe.de.title).toContain('</script>');
  });
});

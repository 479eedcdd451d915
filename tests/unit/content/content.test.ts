import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { satteriHeadingIdsPlugin } from '@astrojs/markdown-satteri';
import { markdownToHtml } from 'satteri';
import { anchorsFrom } from '../../../src/content-check/collections/anchors.ts';
import { checkTexts } from '../../../src/content-check/check-content.ts';
import { printDiagnostics, type Diagnostic } from '../../../src/content-check/diagnostic.ts';
import { houseMarkdown } from '../../../src/build/markdown.ts';
import { legalPages } from '#i18n/routes.ts';
import { openContentProject, type ContentProject } from './content-project.ts';
import { moduleMistakes } from './module-mistakes.ts';
import { mistakes as otherMistakes } from './content-mistakes.ts';

const mistakes = [...otherMistakes, ...moduleMistakes];

const placeOf = ({ code, file, line, column }: Diagnostic) =>
  `${code} ${file.replace('src/content/', '')}:${String(line)}:${String(column)}`;

let project: ContentProject;
beforeAll(async () => {
  project = await openContentProject();
});
afterAll(() => project.leave());

async function afterMistake(
  change: (project: ContentProject) => Promise<void>,
): Promise<readonly Diagnostic[]> {
  try {
    await change(project);
    return await project.check();
  } finally {
    await project.restore();
  }
}

describe('a mistake in the content', () => {
  const named = mistakes.map(([code, at, change, follows = []]) => ({ code, at, change, follows }));
  it.each(named)('$code is reported at $at', async ({ code, at, change, follows }) => {
    const diagnostics = await afterMistake(change);
    expect(diagnostics.map(placeOf)).toContain(`${code} ${at}`);
    const others = diagnostics.filter((each) => placeOf(each) !== `${code} ${at}`);
    expect(others.map((each) => each.code)).toEqual(follows);
    for (const { de, en } of diagnostics) {
      expect(de).not.toBe('');
      expect(`${de}${en}`).not.toMatch(/undefined|\[object|Zod|Invalid input/);
    }
  });
});

describe('content:check', () => {
  it('finds nothing wrong with what the house publishes', async () => {
    expect(printDiagnostics(await checkTexts(process.cwd()))).toBe('');
  });

  it('tells everything in one run, by file and line', async () => {
    const diagnostics = await afterMistake(async ({ change, remove }) => {
      await change('faq/app/02-phones.de.md', '{{ios}}', '{{iosx}}');
      await change('testimonials/katrin.yaml', 'age: 46', 'age: alt');
      await change('insurers/insurers.yaml', 'percent: 100', 'percent: 120');
      await remove('films/breakfast.en.vtt');
    });
    expect(diagnostics.map(({ code }) => code)).toEqual([
      'placeholder-unknown',
      'captions-missing',
      'decimal-range',
      'number-expected',
    ]);
    expect(diagnostics[0]).toMatchObject({
      de: '{{iosx}} ist kein Platzhalter. Meintest du „ios“? Schreib sonst den Text aus.',
      en: '{{iosx}} is not a placeholder. Did you mean “ios”? Otherwise write out the words.',
    });
  });

  it('knows the anchors that Astro gives to the headings of legal texts', async () => {
    const anchorsOf = anchorsFrom(process.cwd());
    for (const page of legalPages) {
      for (const locale of ['de', 'en'] as const) {
        const file = `src/content/legal/${page}/${locale}.md`;
        const [, body = ''] = /^---\n.*?\n---\n(.*)$/s.exec(await readFile(file, 'utf8')) ?? [];
        const { html } = await markdownToHtml(body, {
          mdastPlugins: [houseMarkdown],
          hastPlugins: [satteriHeadingIdsPlugin()],
          fileURL: new URL(`file:///${file}`),
          data: {
            astro: { frontmatter: {}, headings: [], localImagePaths: new Set(), remoteImagePaths: new Set() },
          },
        });
        const ids = [...html.matchAll(/<h\d id="([^"]*)"/g)].map(([, id]) => id);
        expect(ids.length).toBeGreaterThan(3);
        expect(anchorsOf(page, locale)).toEqual(expect.arrayContaining(ids));
      }
    }
  });
});

const bomb = `a: &a [x, x, x]\n${Array.from('bcdefghi')
  .map((name, at) => `${name}: &${name} [*${'abcdefgh'[at] ?? ''}, *${'abcdefgh'[at] ?? ''}]`)
  .join('\n')}\n`;

const hostile: readonly (readonly [string, string | Uint8Array])[] = [
  ['nothing', ''],
  ['zero bytes', new Uint8Array(1000)],
  ['random bytes', Uint8Array.from({ length: 4000 }, (_, n) => (n * 7919) % 256)],
  ['UTF-16', Buffer.from('question: Warum?', 'utf16le')],
  ['a YAML bomb', bomb],
  ['a YAML bomb in front matter', `---\n${bomb}---\nText\n`],
  ['a thousand brackets', `question: ${'['.repeat(30_000)}\n`],
  ['a thousand brackets in front matter', `---\nquestion: ${'['.repeat(30_000)}\n---\nText\n`],
  ['ten thousand keys', Array.from({ length: 7000 }, (_, n) => `k${String(n)}: 1`).join('\n')],
  ['a prototype', '__proto__: 1\nconstructor: 2\n'],
  ['an object that YAML would build', 'question: !!js/function "x"\n'],
  ['two documents', 'a: 1\n---\nb: 2\n'],
  ['quotes upon quotes', `---\nquestion: x\n---\n${'>'.repeat(30_000)}\n`],
  ['links without end', `---\nquestion: x\n---\n${'[a]('.repeat(12_000)}\n`],
  ['braces without end', `---\nquestion: x\n---\n${'{{'.repeat(20_000)}\n`],
  ['a broken address', '---\nquestion: x\n---\n[a](%E0%A4%A)\n'],
  ['a value of 60 kB', `question: ${'x'.repeat(60_000)}\n`],
];

const anywhere = [
  'faq/app/02-phones.de.md',
  'legal/terms/en.md',
  'about/de.md',
  'testimonials/katrin.yaml',
  'films/breakfast.yaml',
  'comparison/comparison.yaml',
  'courses/zpp.yaml',
  'courses/zpp/01-ankommen-am-tisch/script.md',
  'insurers/insurers.yaml',
];

describe('a hostile file', () => {
  it.each(hostile)('of %s gets a diagnostic in any position', async (_, content) => {
    const diagnostics = await afterMistake(async ({ put }) => {
      for (const path of anywhere) await put(path, content);
    });
    expect(diagnostics).not.toEqual([]);
    for (const { de, en } of diagnostics) expect(Math.max(de.length, en.length)).toBeLessThan(900);
  });

  it('is a folder where a file should be', async () => {
    const diagnostics = await afterMistake(({ put }) => put('faq/app/02-phones.de.md.d/x', ''));
    expect(diagnostics.map(({ code }) => code)).toEqual(['file-name']);
    expect(await project.check()).toEqual([]);
  });
});

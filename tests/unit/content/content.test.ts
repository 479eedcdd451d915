import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { markdownToHtml, satteriHeadingIdsPlugin } from '#site/content-check/reading/satteri.ts';
import { anchorsFrom } from '../../../src/content-check/collections/anchors.ts';
import type { Diagnostic } from '../../../src/content-check/diagnostic.ts';
import { staleFigures } from '../../../src/content-check/stale-figures.ts';
import { houseMarkdown } from '../../../src/build/markdown.ts';
import { legalPages, pathOf } from '#i18n/routes.ts';
import { siteOfTests } from '../../fixtures/site.ts';
import { openContentProject, type ContentProject } from './content-project.ts';
import { hostileTexts } from './hostile-texts.ts';
import { moduleMistakes, script } from './module-mistakes.ts';
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
  it('finds nothing wrong with content that has no mistake', async () => {
    expect(await project.check()).toEqual([]);
  });

  it('reports everything in one run, by file and line', async () => {
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
      de: '{{iosx}} ist kein Platzhalter. Meintest du „ios“? Die Liste steht in i18n/placeholders.ts; sonst schreib den Text aus.',
      en: '{{iosx}} is not a placeholder. Did you mean “ios”? The list is in i18n/placeholders.ts; otherwise write out the words.',
    });
  });

  it.each([
    ['[Auf](page:angebote) iPhones', 'page:plans'],
    ['[Auf](page:frq) iPhones', 'page:faq'],
    ['[Auf](page:preise) iPhones', undefined],
    ['[Auf](course:zpp/erstatung) iPhones', 'course:zpp/reimbursement'],
    ['[Auf](course:zpp/requirement) iPhones', 'course:zpp/requirements'],
    ['[Auf](course:zpp/unterlagen) iPhones', undefined],
  ])('answers the link in %s with %s and the choices', async (written, meant) => {
    const diagnostics = await afterMistake(({ change }) =>
      change('faq/app/02-phones.de.md', 'Auf iPhones', written),
    );
    expect(diagnostics.map(({ code }) => code)).toEqual(['link-unknown']);
    expect(/Did you mean “(.+?)”/.exec(diagnostics[0]?.en ?? '')?.[1]).toBe(meant);
    expect(diagnostics[0]?.en).toMatch(/The choices are: (?:page:home, |course:zpp, )/);
  });

  it('suggests an address in the language of the file', async () => {
    const diagnostics = await afterMistake(({ change }) =>
      change('faq/app/02-phones.en.md', /$/, '\n[Write to us](/en/adresse)\n'),
    );
    expect(diagnostics.map(({ code }) => code)).toEqual(['link-unknown']);
    expect(diagnostics[0]?.en).toContain(`Did you mean “${pathOf('address', 'en')}”`);
  });

  it.each([
    ['suche', 'search'],
    ['Suche', 'search'],
    ['serach', 'search'],
    ['startseite', 'home'],
    ['farbe', undefined],
  ])('answers the unknown entry %s with %s and the choices', async (key, meant) => {
    const diagnostics = await afterMistake(({ change }) =>
      change('faq/app/02-phones.de.md', 'question:', `${key}: x\nquestion:`),
    );
    expect(diagnostics.map(({ code }) => code)).toEqual(['key-unknown']);
    expect(/Did you mean “(.+?)”/.exec(diagnostics[0]?.en ?? '')?.[1]).toBe(meant);
    expect(diagnostics[0]?.de).toContain('Möglich sind: question, search, home.');
  });

  it('names the insurers whose figures are over a year old or have no day, without counting them as mistakes', async () => {
    const list = ['old 2020-05-04', 'recent 2026-11-01', 'undated', 'nothing'].map((written, at) => {
      const [name = '', day] = written.split(' ');
      const terms = `  terms:\n    percent: 80\n    sources: [https://example.org/${name}]\n`;
      const asOf = day === undefined ? '' : `    asOf: '${day}'\n`;
      return `- id: ${name}\n  name: Kasse ${String(at)}\n  kind: BKK\n${name === 'nothing' ? '' : terms + asOf}`;
    });
    await project.put('insurers/insurers.yaml', list.join(''));
    const stale = await staleFigures(project.root, '2026-11-30');
    expect(await project.check()).toEqual([]);
    await project.restore();
    expect(stale.map(placeOf)).toEqual([
      'figures-old insurers/insurers.yaml:5:5',
      'figures-undated insurers/insurers.yaml:19:5',
    ]);
    const [old, undated] = stale;
    expect([old?.de, old?.en].every((text) => text?.includes('Kasse 0 (04.05.2020)'))).toBe(true);
    expect([undated?.de, undated?.en].every((text) => text?.includes('Kasse 2'))).toBe(true);
    expect(JSON.stringify(stale)).not.toMatch(/Kasse [13]/);
  });

  it('knows the anchors that Astro generates for headings of legal texts', async () => {
    const anchorsOf = anchorsFrom(siteOfTests);
    for (const page of legalPages) {
      for (const locale of ['de', 'en'] as const) {
        const file = `${siteOfTests}/src/content/legal/${page}/${locale}.md`;
        const [, body = ''] = /^---\n.*?\n---\n(.*)$/s.exec(await readFile(file, 'utf8')) ?? [];
        const { html } = await markdownToHtml(body, {
          mdastPlugins: [houseMarkdown],
          hastPlugins: [satteriHeadingIdsPlugin()],
          fileURL: new URL(`file:///${locale}.md`),
          data: {
            astro: { frontmatter: {}, headings: [], localImagePaths: new Set(), remoteImagePaths: new Set() },
          },
        });
        const ids = [...html.matchAll(/<h\d id="([^"]*)"/g)].map(([, id]) => id);
        expect(ids.length).toBeGreaterThan(0);
        expect(anchorsOf(page, locale)).toEqual(expect.arrayContaining(ids));
      }
    }
  });
});

const inMarkdown: typeof hostileTexts.inMarkdown = [
  ...hostileTexts.inMarkdown,
  ['links without end', `---\nquestion: x\n---\n${'[a]('.repeat(12_000)}\n`, 'key-missing'],
  ['braces without end', `---\nquestion: x\n---\n${'{{'.repeat(20_000)}\n`, 'placeholder-open'],
  ['a broken address', '---\nquestion: x\n---\n[a](%E0%A4%A)\n', 'key-missing'],
];
const inYaml: typeof hostileTexts.inYaml = [
  ...hostileTexts.inYaml,
  ['two documents', 'a: 1\n---\nb: 2\n', 'key-unknown'],
  ['a value of 60 kB', `question: ${'x'.repeat(60_000)}\n`, 'key-unknown'],
];
const markdownFiles = ['faq/app/02-phones.de.md', 'legal/terms/en.md', 'about/de.md', script];
const yamlFiles = ['testimonials/katrin.yaml', 'courses/zpp.yaml', 'insurers/insurers.yaml'];

describe('content:check, hostile files', () => {
  it.each([
    ...inMarkdown.map((text) => [...text, markdownFiles] as const),
    ...inYaml.map((text) => [...text, yamlFiles] as const),
  ])('of %s gets a diagnostic in any position', async (_, content, reported, paths) => {
    const diagnostics = await afterMistake(async ({ put }) => {
      for (const path of paths) await put(path, content);
    });
    expect(diagnostics.map(({ code }) => code)).toContain(reported);
    for (const { de, en } of diagnostics) expect(Math.max(de.length, en.length)).toBeLessThan(900);
  });

  it('reports a folder in place of a file', async () => {
    const diagnostics = await afterMistake(({ put }) => put('faq/app/02-phones.de.md.d/x', ''));
    expect(diagnostics.map(({ code }) => code)).toEqual(['file-name']);
    expect(await project.check()).toEqual([]);
  });
});

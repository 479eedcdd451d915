import { globSync, readFileSync } from 'node:fs';
import { create } from 'fontkit';
import { DomUtils } from 'htmlparser2';
import { expect, it } from 'vitest';
import { all, everyPage } from './pages.ts';

/** The font's publisher never drew these: recipes and steps show them in the fallback. */
const drawnByNobody = '⅓⅔⅙←⋯';
/** Invisible characters without width. */
const unseen = '\n\t\u00ad\u2060';

/** The letters of texts that a font of the site lacks, each with an example. */
function missing(name: string, texts: readonly string[]): Record<string, string> {
  const file = create(readFileSync(`src/assets/fonts/${name}.woff2`));
  const found: Record<string, string> = {};
  for (const text of texts) {
    for (const letter of text) {
      if (drawnByNobody.includes(letter) || unseen.includes(letter)) continue;
      if (!file.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)) found[letter] ??= text.slice(0, 80);
    }
  }
  return found;
}

it('every character of a page exists in its web font', () => {
  const parts = everyPage.flatMap((page) =>
    all(page, 'body :is(p, li, dt, dd, td, th, a, button, span, summary, label)'),
  );
  const headings = everyPage.flatMap((page) => all(page, 'h1, h2'));
  const words = (elements: typeof parts) => elements.map((element) => DomUtils.innerText(element));
  expect(missing('figtree', words(parts))).toEqual({});
  expect(missing('fraunces', words(headings))).toEqual({});
  expect(headings.length).toBeGreaterThan(1000);
});

it('every character of a label exists in the text font', () => {
  const files = globSync('i18n/{de,en}/*.json');
  const texts = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/: "((?:[^"\\]|\\.)*)"/g)].map(([, text = '']) =>
      text.replaceAll(/\{\{[^}]*\}\}/g, '').replaceAll(/\\./g, ''),
    ),
  );
  expect(missing('figtree', texts)).toEqual({});
  expect(texts.length).toBeGreaterThan(1000);
});

it('every page preloads both web fonts, after everything that the first paint needs', () => {
  for (const file of globSync('dist/{de,en}/**/*.html')) {
    const page = readFileSync(file, 'utf8');
    const ahead = [...page.matchAll(/<link rel="preload" as="font" [^>]*href="([^"]+)"[^>]*>/g)];
    expect([file, ahead.map(([, url]) => url).toSorted()]).toEqual([
      file,
      [...new Set(page.match(/\/_astro\/fonts\/[^"]+\.woff2/g))].toSorted(),
    ]);
    expect(ahead).toHaveLength(2);
    expect(ahead[0]?.index).toBeGreaterThan(page.lastIndexOf('</main>'));
  }
  expect(readFileSync('dist/_headers', 'utf8')).not.toContain('as=font');
});

import { globSync, readFileSync } from 'node:fs';
import { create } from 'fontkit';
import { DomUtils } from 'htmlparser2';
import { expect, it } from 'vitest';
import { all, everyPage } from './pages.ts';

/** The publisher's fonts do not have these: recipes and steps show them in the fallback. */
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

it('typefaces: our web fonts have every letter of every page and label', () => {
  const selectors = {
    figtree: 'body :is(p, li, dt, dd, td, th, a, button, span, summary, label)',
    fraunces: 'h1, h2',
  };
  const labels = globSync('i18n/{de,en}/*.json').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/: "((?:[^"\\]|\\.)*)"/g)].map(([, text = '']) =>
      text.replaceAll(/\{\{[^}]*\}\}/g, '').replaceAll(/\\./g, ''),
    ),
  );
  expect(labels.length).toBeGreaterThan(0);
  expect(missing('figtree', labels)).toEqual({});
  for (const [font, selector] of Object.entries(selectors)) {
    const words = everyPage.flatMap((page) =>
      all(page, selector).map((element) => DomUtils.innerText(element)),
    );
    expect(words.length).toBeGreaterThan(0);
    expect(missing(font, words)).toEqual({});
  }
});

it('typefaces: every page preloads both, after all that the first paint needs', () => {
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

import { globSync, readFileSync } from 'node:fs';
import { create } from 'fontkit';
import { expect, it } from 'vitest';
import * as de from '#i18n/de.ts';
import * as en from '#i18n/en.ts';

/** What German and English are written with. A letter beyond, as in a name, is shown in the fallback. */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÄÖÜäöüßàáâçèéêëíîñóôúûÉ';
const written = `${alphabet}0123456789 \u00a0.,:;?!'()&%/+-–’‚“”„…·×€¼½`;
const labels = [...JSON.stringify([de, en]).matchAll(/:"((?:[^"\\]|\\.)*)"/g)].map(([, text = '']) =>
  text.replaceAll(/\{\{[^}]*\}\}/g, '').replaceAll(/\\./g, ''),
);
/** The publisher's fonts do not have these: labels show them in the fallback. */
const drawnByNobody = '←⋯';
/** Invisible characters without width. */
const unseen = '\u00ad\u2060';

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

it('typefaces: our web fonts have every letter of German and English, and of every label', () => {
  expect(labels.length).toBeGreaterThan(0);
  expect(missing('figtree', [written, '¾', ...labels])).toEqual({});
  expect(missing('fraunces', [written])).toEqual({});
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

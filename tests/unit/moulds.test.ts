import { describe, expect, it } from 'vitest';
import { mouldsOf, routeOf, sketchOf } from '../site/moulds.ts';

const page = (path: string, main: string) => sketchOf({ path, html: `<body><main>${main}</main></body>` });

describe('the pages that a browser looks at', () => {
  it('are the fullest of each route, and the one with the longest word', () => {
    const pages = [
      page('/de/rezepte/a', '<p>eins zwei drei vier</p>'),
      page('/de/rezepte/b', '<p>Donaudampfschiff</p>'),
      page('/de/rezepte/c', '<p>eins</p>'),
      page('/en/recipes/a', '<p>one</p>'),
    ];
    expect(mouldsOf(pages)).toEqual(['/de/rezepte/a', '/de/rezepte/b', '/en/recipes/a']);
  });

  it('show every kind of element, wherever it stands and whatever is said of it', () => {
    const common = '<p>eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf Dampfschiff</p>';
    const odd = [
      '<p class="warm">a</p>',
      '<ul><p>a</p></ul>',
      '<p aria-live="polite">a</p>',
      '<p role="note">a</p>',
    ];
    const pages = [common, common, ...odd].map((main, index) => page(`/de/rezepte/${index}`, main));
    expect(mouldsOf(pages)).toEqual([0, 2, 3, 4, 5].map((index) => `/de/rezepte/${index}`));
  });

  it.each([
    ['/de/rezepte/thema/suppe', '/de/rezepte/:shelf'],
    ['/en/recipes/tag/soup', '/en/recipes/:shelf'],
    ['/de/rezepte/linsensuppe', '/de/rezepte/:recipe'],
    ['/de/rezepte', '/de/rezepte'],
    ['/en/course/zpp2/requirements', '/en/course/:course/requirements'],
    ['/de/kurs/zpp/erstattung/tk', '/de/kurs/:course/erstattung/:insurer'],
  ])('%s comes out of %s', (path, route) => {
    expect(routeOf(path)).toBe(route);
  });
});

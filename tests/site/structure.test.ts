import { expect, it } from 'vitest';
import { all, attribute, everyPage, isHidden, one, text, type Element, type Page } from './pages.ts';

/** What must be true of every page: browsers only open a sample of them (tests/e2e/every-page.spec.ts). */
const mistakes: Record<string, (page: Page) => string[]> = {
  'one main part and one headline': (page) => {
    const count = (name: string) => all(page, name).filter((element) => !isHidden(element)).length;
    // Pages with a separate headline for visitors without script, or for those who come for the first question, have two.
    const separate = count('noscript h1') + count('[data-spare] h1');
    const headlines = count('h1') - Math.min(separate, count('h1') - 1);
    // A page that needs its script renders its headline with it.
    const isFine =
      count('main') === 1 && (headlines === 1 || all(page, 'astro-island[client=only]').length > 0);
    return isFine ? [] : [`${count('main')} main, ${count('h1')} h1`];
  },
  // Chrome paints nothing before this element begins; otherwise half of the header would shift.
  'a first paint that waits for its whole header': (page) => {
    const waiting = all(page, 'head > link[rel=expect][href="#content"][blocking=render]');
    return waiting.length === 1 && all(page, 'main#content').length === 1 ? [] : ['it does not'];
  },
  'headings that skip no level': (page) => {
    const levels = all(one(page, 'main'), 'h1, h2, h3, h4, h5, h6').filter((heading) => !isHidden(heading));
    return levels.flatMap((heading, index) => {
      const before = levels[index - 1];
      const isFine = before === undefined || Number(heading.name[1]) <= Number(before.name[1]) + 1;
      return isFine && text(heading) !== '' ? [] : [`${heading.name} ${text(heading)}`];
    });
  },
  // Before a script handles it, a form submits as HTML says: what was typed would be in the address.
  'forms that put nothing typed into the address': (page) =>
    all(page, 'form:not([method=post], [method=dialog])').flatMap((form) =>
      all(form, '[name]').map((field) => attribute(field, 'name')),
    ),
  'ids that no two elements share': (page) => {
    const ids = all(page, '[id]').map((element) => attribute(element, 'id'));
    return ids.filter((id, index) => ids.indexOf(id) !== index);
  },
  // Astro adds its scope's class to an object spread into an element: a shared object would grow with every page.
  'no class twice on an element': (page) =>
    all(page, '[class]').flatMap((element) => {
      const classes = attribute(element, 'class').split(/\s+/);
      return classes.filter((name, index) => classes.indexOf(name) !== index).slice(0, 1);
    }),
  'references to elements that exist': (page) => {
    const ids = new Set(all(page, '[id]').map((element) => attribute(element, 'id')));
    const names = [
      'for',
      'aria-labelledby',
      'aria-describedby',
      'aria-controls',
      'popovertarget',
      'commandfor',
      'list',
    ];
    return names.flatMap((name) =>
      all(page, `[${name}]`)
        .flatMap((element) => attribute(element, name).split(/\s+/))
        .filter((id) => !ids.has(id)),
    );
  },
  'pictures with a size, and with a text or an empty one': (page) =>
    all(page, 'img:not([alt][width][height])').map((picture) => attribute(picture, 'src')),
  'links and buttons that have a name': (page) =>
    all(page, 'a[href], button, summary')
      .filter((element) => !isHidden(element) && nameOf(element) === '')
      .map((element) => JSON.stringify(element.attribs)),
};

function nameOf(element: Element): string {
  const pictures = all(element, 'img[alt]').map((picture) => attribute(picture, 'alt'));
  return [
    attribute(element, 'aria-label'),
    attribute(element, 'aria-labelledby'),
    text(element),
    ...pictures,
  ].join('');
}

it.each(Object.entries(mistakes))('every page has %s', (_, find) => {
  const found = everyPage
    .map((page) => [page.path, find(page)] as const)
    .filter(([, some]) => some.length > 0);
  expect(Object.fromEntries(found)).toEqual({});
});

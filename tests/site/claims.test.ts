import { expect, it } from 'vitest';
import { users } from '#domain/company/facts.ts';
import { formatNumber } from '#domain/text/format.ts';
import { all, attribute, everyPage, localeOf, one, text } from './pages.ts';

it.skipIf(!users)(
  'claims: the number of users is shown on the home pages, and always with its source beside it',
  () => {
    if (!users) return;
    const { atLeast, source } = users;
    const shown = everyPage
      .filter(({ path }) => /^\/(de|en)\//.test(path))
      .flatMap((page) => {
        const locale = localeOf(page);
        const figure = `${formatNumber(atLeast, locale)}+`;
        const places = all(page, 'main section, main li, main p, header, footer').filter((part) =>
          text(part).includes(figure),
        );
        const hidden = all(page, 'meta[content]').filter((meta) =>
          attribute(meta, 'content').includes(figure),
        );
        expect(hidden, page.path).toEqual([]);
        if (places.length === 0) {
          expect(text(one(page, 'body')), page.path).not.toContain(figure);
          return [];
        }
        const section = text(places[0] ?? one(page, 'main'));
        expect(section, page.path).toContain(source[locale]);
        return [page.path];
      });
    expect(shown).toEqual(expect.arrayContaining(['/de/', '/en/']));
  },
);

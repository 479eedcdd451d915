import { expect, it } from 'vitest';
import { users } from '#domain/facts.ts';
import { formatDate, formatNumber } from '#domain/format.ts';
import { textsOf } from '#i18n/texts.ts';
import { all, attribute, everyPage, localeOf, one, text } from './pages.ts';

it('wherever the number of users stands, its source and its date stand beside it, and that it is a sample', () => {
  if (!users) throw new Error('There is no number of users: this test has nothing to look at.');
  const { atLeast, countedOn, source, sample } = users;
  const shown = everyPage
    .filter(({ path }) => /^\/(de|en)\//.test(path))
    .flatMap((page) => {
      const locale = localeOf(page);
      const figure = `${formatNumber(atLeast, locale)}+`;
      const places = all(page, 'main section, main li, main p, header, footer').filter((part) =>
        text(part).includes(figure),
      );
      const hidden = all(page, 'meta[content]').filter((meta) => attribute(meta, 'content').includes(figure));
      expect(hidden, page.path).toEqual([]);
      if (places.length === 0) {
        expect(text(one(page, 'body')), page.path).not.toContain(figure);
        return [];
      }
      const section = text(places[0] ?? one(page, 'main'));
      expect(section, page.path).toContain(source[locale]);
      expect(section, page.path).toContain(formatDate(new Date(countedOn)));
      if (sample) expect(section, page.path).toContain(textsOf(locale, 'home').proof.sample);
      return [page.path];
    });
  expect(shown).toEqual(expect.arrayContaining(['/de/', '/en/']));
});

import { z } from 'zod';
import { questionGroups } from '#domain/questions/question-groups.ts';
import { fold } from '#domain/search/fold.ts';
import { start } from '../diagnostic.ts';
import { listOrNone, mark, shaped, words } from '../describe/kinds.ts';
import { checkSame, checkUnique, collection } from './collection.ts';

/** `food/01-forbidden-foods`: the folder is the group, the number the order, the rest the anchor on the page. */
const like = new RegExp(`^(?:${questionGroups.join('|')})/\\d\\d-[a-z\\d]+(?:-[a-z\\d]+)*$`);
export const anchorOf = (name: string): string => name.replace(/^.*\/\d\d-/, '');

export const questions = collection({
  folder: 'faq',
  layout: { file: '{name}.{locale}.md', names: { like, example: 'food/01-forbidden-foods' } },
  schema: z.strictObject({
    question: words(160, 'Welche Lebensmittel sind verboten?'),
    /** Single words that people search for, but that are not in the question. */
    search: listOrNone(shaped(/^[\p{L}\d]+(?:-[\p{L}\d]+)*$/u, 'PayPal')),
    home: mark(),
  }),
  pages: ['faq', 'home', 'plans'],
  among(entries, reportOf) {
    checkSame(entries, ['home']);
    for (const { data, at, report } of entries) {
      const known = new Set(fold(data.question ?? '').split(/[^\p{L}\d]+/u));
      for (const word of data.search ?? []) {
        if (known.has(fold(word))) report('search-word-known', at('search'), { word });
        known.add(fold(word));
      }
    }
    const german = entries.filter(({ locale }) => locale === 'de');
    const groups = questionGroups.map((id) => ({ id, file: 'src/content/faq', at: start }));
    const anchors = german.map(({ name, file }) => ({ id: anchorOf(name), file, at: start }));
    checkUnique([...groups, ...anchors], reportOf);
  },
});

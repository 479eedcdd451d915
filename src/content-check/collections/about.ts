import { collection } from './collection.ts';

/** Why there is Valea: one text a language. */
export const about = collection({
  folder: 'about',
  layout: { kind: 'texts', file: '{locale}.md', names: { are: [''] } },
  fields: {},
  pages: ['about'],
});

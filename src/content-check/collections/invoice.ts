import { collection } from './collection.ts';

/** How somebody hands in the invoice of a course: one text a language. */
export const invoice = collection({
  folder: 'invoice',
  layout: { kind: 'texts', file: '{locale}.md', names: { are: [''] } },
  fields: {},
  pages: ['course'],
});

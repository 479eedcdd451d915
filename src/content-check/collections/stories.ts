import { inBothLanguages } from '../fields/field.ts';
import { choice, truth, whole, words } from '../fields/kinds.ts';
import { collection } from './collection.ts';

export const stories = collection({
  folder: 'testimonials',
  layout: { kind: 'files', names: { like: /^[a-z\d]+(?:-[a-z\d]+)*$/, example: 'katrin' } },
  fields: {
    person: words(40, 'Katrin'),
    age: whole({ least: 18, most: 120 }, 46),
    /** Written by ourselves, and the page says so. */
    sample: truth,
    source: choice(['app', 'course']),
    ...inBothLanguages({ quote: words(400, 'Sonntags plane ich.'), context: words(80, 'zwei Kinder') }),
  },
  pages: ['home'],
});

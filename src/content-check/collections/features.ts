import { inBothLanguages, optional } from '../fields/field.ts';
import { choice, picture, words } from '../fields/kinds.ts';
import { collection } from './collection.ts';

export const features = collection({
  folder: 'features',
  layout: { kind: 'files', names: { like: /^\d\d-[a-z\d]+(?:-[a-z\d]+)*$/, example: '01-daily-plan' } },
  fields: {
    picture: picture('../../assets/feature-plate.webp', { width: 640, height: 360 }),
    /** The app itself in place of the picture, in the language and theme of whoever looks. */
    app: optional(choice(['plan', 'today', 'recipe', 'list', 'week', 'exercise'])),
    ...inBothLanguages({
      title: words(60, 'Ein Plan für heute'),
      /** In a line or two, where there is little room. */
      short: words(80, 'Du weißt, was es heute gibt.'),
      text: words(300, 'Du weißt, was es gibt.'),
    }),
  },
  pages: ['home', 'plans'],
});

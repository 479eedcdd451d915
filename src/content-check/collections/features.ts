import { inBothLanguages } from '../fields/field.ts';
import { picture, words } from '../fields/kinds.ts';
import { collection } from './collection.ts';

export const features = collection({
  folder: 'features',
  layout: { kind: 'files', names: { like: /^\d\d-[a-z\d]+(?:-[a-z\d]+)*$/, example: '01-daily-plan' } },
  fields: {
    picture: picture('../../assets/feature-plan.webp', { width: 640, height: 360 }),
    ...inBothLanguages({
      title: words(60, 'Ein Plan für heute'),
      text: words(300, 'Du weißt, was es gibt.'),
    }),
  },
  pages: ['home', 'plans'],
});

import type { Picture } from './document.ts';
import { featureCourse, featureGuide, featurePlan, featurePlate } from './scenes/features.ts';
import { hero } from './scenes/hero.ts';
import { kitchen } from './scenes/kitchen.ts';
import { featureExercises, methodCook, methodKeep, methodListen } from './scenes/methods.ts';
import { notFound } from './scenes/not-found.ts';
import { supper } from './scenes/supper.ts';

interface Commission {
  picture: Picture;
  /** Where it goes, from the project's root. */
  file: string;
  /** The page shines through around it. */
  cutOut: boolean;
}

const cutOut = (name: string, picture: Picture): Commission => ({
  picture,
  file: `src/assets/${name}.webp`,
  cutOut: true,
});

const whole = (name: string, picture: Picture): Commission => ({
  picture,
  file: `src/assets/${name}.webp`,
  cutOut: false,
});

export const pictures: Readonly<Record<string, Commission>> = {
  hero: cutOut('hero', hero),
  supper: cutOut('supper', supper),
  'feature-plate': cutOut('feature-plate', featurePlate),
  'feature-plan': cutOut('feature-plan', featurePlan),
  'feature-course': cutOut('feature-course', featureCourse),
  'feature-guide': cutOut('feature-guide', featureGuide),
  'feature-exercises': cutOut('feature-exercises', featureExercises),
  'method-listen': cutOut('method-listen', methodListen),
  'method-cook': cutOut('method-cook', methodCook),
  'method-keep': cutOut('method-keep', methodKeep),
  'not-found': cutOut('not-found', notFound),
  'about-kitchen': whole('about-kitchen', kitchen),
};

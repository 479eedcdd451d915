/** Where the button of a landing page may lead. */
export const landingDestinations = ['start', 'plans', 'zpp', 'zpp2', 'recipes'] as const;
export type LandingDestination = (typeof landingDestinations)[number];

/** Both courses have the same purpose. */
export const aimOf = (to: LandingDestination) => (to === 'zpp' || to === 'zpp2' ? 'course' : to);

/** The sections of the home page, in order; a landing page may pick and reorder them. */
export const landingSections = [
  'proof',
  'features',
  'comparison',
  'recipes',
  'price',
  'stories',
  'films',
  'course',
  'questions',
  'closing',
] as const;
export type LandingSection = (typeof landingSections)[number];

/** Landing pages of advertising: which there are, and what their visitors bring along to the next pages. */
import { landings } from './generated/landings.ts';
import type { LoginReason } from './sign-in.ts';

export type Landing = keyof typeof landings;

/** Where the button of a landing page may lead. */
export const landingDestinations = ['start', 'plans', 'zpp', 'zpp2', 'recipes'] as const;
export type LandingDestination = (typeof landingDestinations)[number];

/** What a landing page wants its visitors to look at, whichever of the courses it is. */
export const aimOf = (to: LandingDestination) => (to === 'zpp' || to === 'zpp2' ? 'course' : to);

/** The parts of the home page, in its order; a landing page may show some, in another. */
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

export const isLanding = (value: unknown): value is Landing =>
  typeof value === 'string' && Object.hasOwn(landings, value);

const known: Readonly<Record<string, { readonly signIn: LoginReason }>> = landings;

/**
 * Which headline the sign-in has: the landing page's choice for whoever comes from one, else that of the place. `via`
 * is what travels along in our addresses (`src/domain/funnel/via.ts`): the landing page stands behind its dot.
 */
export function headlineFor(via: string, otherwise: LoginReason): LoginReason {
  const [, landing = ''] = via.split('.');
  return isLanding(landing) ? (known[landing]?.signIn ?? otherwise) : otherwise;
}

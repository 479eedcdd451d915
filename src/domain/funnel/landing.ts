/** The landing pages of ads, and what their visitors bring along. */
import { landings } from './generated/landings.ts';
import type { LoginReason } from '../identity/sign-in.ts';

export type Landing = keyof typeof landings;

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

export const isLanding = (value: unknown): value is Landing =>
  typeof value === 'string' && Object.hasOwn(landings, value);

const known: Readonly<Record<string, { readonly signIn: LoginReason }>> = landings;

/**
 * The headline of the sign-in: the landing page's, if the visit began on one and does not lead to an order. `via` is
 * in our URLs (`src/domain/funnel/via.ts`), with the landing page after the dot.
 */
export function headlineFor(via: string, otherwise: LoginReason): LoginReason {
  if (otherwise === 'plan' || otherwise === 'course') return otherwise;
  const [, landing = ''] = via.split('.');
  return isLanding(landing) ? (known[landing]?.signIn ?? otherwise) : otherwise;
}

/** Landing pages of advertising: which there are, and what their visitors bring along to the next pages. */
import { landings } from './generated/landings.ts';
import type { LoginReason } from './sign-in.ts';

export type Landing = keyof typeof landings;

/** Where the button of a landing page may lead. */
export const landingDestinations = ['start', 'plans', 'zpp', 'zpp2', 'recipes'] as const;

/** The parts of the home page, in its order; a landing page may show some, in another. */
export const landingSections = [
  'proof',
  'features',
  'recipes',
  'price',
  'comparison',
  'stories',
  'films',
  'course',
  'questions',
  'closing',
] as const;
export type LandingSection = (typeof landingSections)[number];

export const isLanding = (value: unknown): value is Landing =>
  typeof value === 'string' && Object.hasOwn(landings, value);

/**
 * The query parameter that names the landing page somebody came from, on the pages after it: nothing is kept on the
 * device for it. Only names of the generated list count.
 */
export const landingParameter = 'source';

export function landingOf(query: string): Landing | undefined {
  const name = new URLSearchParams(query).get(landingParameter);
  return isLanding(name) ? name : undefined;
}

const known: Readonly<Record<string, { readonly signIn: LoginReason }>> = landings;

/** Which headline the sign-in has for whoever comes from a landing page. */
export const headlineOf = (landing: Landing): LoginReason => known[landing]?.signIn ?? 'sign-in';

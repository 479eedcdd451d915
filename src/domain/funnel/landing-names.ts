/** Which landing pages there are, and what their visitors bring along. */
import { landings } from './generated/landings.ts';
import type { LoginReason } from '../identity/sign-in.ts';

export type Landing = keyof typeof landings;

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

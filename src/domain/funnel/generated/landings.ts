// Written by `npm run codegen` from src/content/landings.

import type { LoginReason } from '../../identity/sign-in.ts';

/** Landing pages by name, with the headline of the sign-in for their visitors. */
export const landings = {
  'personal-plan': { signIn: 'onboarding' },
  'prevention-course': { signIn: 'course' },
} as const satisfies Readonly<Record<string, { signIn: LoginReason }>>;

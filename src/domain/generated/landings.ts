// Written by `npm run codegen` from src/content/landings.

import type { LoginReason } from '../sign-in.ts';

/** Every landing page by its name, with the headline that the sign-in has for its visitors. */
export const landings = {
  'personal-plan': { signIn: 'onboarding' },
  'prevention-course': { signIn: 'course' },
} as const satisfies Readonly<Record<string, { signIn: LoginReason }>>;

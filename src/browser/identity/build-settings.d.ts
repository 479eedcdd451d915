import type { IdentitySettings } from './identity.ts';

/** Written in by the build (`deployment.ts`): what belongs to the other case is left out altogether. */
declare global {
  const IDENTITY_SETTINGS: IdentitySettings | null;
  const IDENTITY_IS_LOCAL: boolean;
}

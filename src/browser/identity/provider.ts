import type { Identity } from './identity.ts';

/** The identity provider. Tests replace `load`. */
export const provider = {
  /** Loads its SDK on demand. */
  load: async (): Promise<Identity> => (await import('./page-identity.ts')).pageIdentity,
};

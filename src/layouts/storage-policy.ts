import type { AstroGlobal } from 'astro';
import { identitySettings } from '#site/clients/identity/deployment.ts';

/** Lets this one page look up stored files and play them. On this machine the stand-in's port depends on the site's. */
export function allowStorage(csp: AstroGlobal['csp']): void {
  const source = identitySettings ? 'https://firebasestorage.googleapis.com' : 'http://localhost:*';
  csp?.insertDirective(`connect-src ${source}`);
  csp?.insertDirective(`media-src ${source}`);
}

import type { AstroGlobal } from 'astro';
import { identitySources } from '#site/clients/identity/deployment.ts';

/**
 * Lets this one page speak with the identity provider: with its accounts, and on the login page with the windows of
 * Apple, Google and Facebook too. No other page may.
 */
export function allowIdentity(csp: AstroGlobal['csp'], kind: 'accounts' | 'windows'): void {
  const { connections, scripts, frames } = identitySources[kind];
  if (connections.length > 0) csp?.insertDirective(`connect-src ${connections.join(' ')}`);
  if (frames.length > 0) csp?.insertDirective(`frame-src ${frames.join(' ')}`);
  for (const script of scripts) csp?.insertScriptResource(script);
}

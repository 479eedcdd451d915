import { createHash } from 'node:crypto';
import type { AstroGlobal } from 'astro';
import { identitySettings, identitySources } from '#site/browser/identity/deployment.ts';

/**
 * What a page adds to the Content Security Policy (CSP) in astro.config.mjs. See
 * https://docs.astro.build/en/reference/configuration-reference/#securitycsp
 */
type Csp = AstroGlobal['csp'];

/** Allows the identity provider: its accounts, and on sign-in pages also the windows of Apple, Google and Facebook. */
export function allowIdentity(csp: Csp, kind: 'accounts' | 'windows'): void {
  const { connections, scripts, frames } = identitySources[kind];
  if (connections.length > 0) csp?.insertDirective(`connect-src ${connections.join(' ')}`);
  if (frames.length > 0) csp?.insertDirective(`frame-src ${frames.join(' ')}`);
  for (const script of scripts) csp?.insertScriptResource(script);
}

/**
 * Allows playing recordings, and with `keeps` saving them for offline. Locally, the stand-in's port depends on the
 * site's.
 */
export function allowRecordings(csp: Csp, keeps = false): void {
  const source = identitySettings ? 'https://storage.googleapis.com' : 'http://localhost:*';
  csp?.insertDirective(`media-src ${source}`);
  if (keeps) csp?.insertDirective(`connect-src ${source}`);
}

export function allowInline(csp: Csp, script: string): void {
  csp?.insertScriptHash(`sha256-${createHash('sha256').update(script).digest('base64')}`);
}

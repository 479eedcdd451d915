import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { withOwnHashes } from '#site/build/own-hashes.ts';

it('content policy: scripts that Astro did not allow stay forbidden; a page without a policy is unchanged', () => {
  const allowed = createHash('sha256').update('a{}').digest('base64');
  const policy = `default-src 'none'; script-src 'self'; style-src 'self' 'sha256-${allowed}';`;
  const foreign = '<style>a{}</style><style>d{}</style><script>steal();</script>';
  const html = `<head><meta http-equiv="content-security-policy" content="${policy}">${foreign}</head>`;
  const without = `<p>'sha256-abc'</p><script>run();</script>`;
  for (const same of [html, without]) expect(withOwnHashes(same)).toBe(same);
});

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { DomUtils } from 'htmlparser2';
import { expect, it } from 'vitest';
import { securityHeaders } from '#domain/security-headers.ts';
import { all, dist, everyPage, policyOf } from './pages.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('every page’s own policy allows scripts and styles by hash alone, and those that it has', () => {
  for (const page of everyPage) {
    const policy = policyOf(page);
    expect(policy.get('default-src'), page.path).toEqual(["'none'"]);
    expect([...policy.values()].flat().join(' '), page.path).not.toContain('unsafe-');
    for (const [directive, selector] of [
      ['script-src', 'script:not([src]):not([type="application/ld+json"])'],
      ['style-src', 'style'],
    ] as const) {
      const allowed = policy.get(directive);
      const own = all(page, selector).map((element) => hash(DomUtils.textContent(element)));
      expect(own.length, page.path).toBeGreaterThan(0);
      expect(allowed, page.path).toEqual(expect.arrayContaining(own));
    }
    expect(all(page, '[style]'), page.path).toEqual([]);
  }
});

it('every answer carries the security headers, and hashed files are kept for ever', () => {
  const [everywhere, hashed] = readFileSync(`${dist}/_headers`, 'utf8').split(/\n(?=\/_astro\/\*)/);
  for (const [name, value] of Object.entries(securityHeaders)) {
    expect(everywhere).toContain(`\n  ${name}: ${value}\n`);
  }
  expect(everywhere).toMatch(/^\/\*\n/);
  expect(hashed).toContain('Cache-Control: public, max-age=31536000, immutable');
});

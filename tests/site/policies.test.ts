import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { DomUtils } from 'htmlparser2';
import { expect, it } from 'vitest';
import { absolute, company } from '#domain/company/company.ts';
import { securityHeaders } from '#site/api/security-headers.ts';
import { all, dist, everyPage, policyOf } from './pages.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('content policy: every page allows exactly its own scripts and styles, by hash', () => {
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
      // Hashes of other pages would add kilobytes that do not compress.
      const hashes = allowed?.filter((source) => source.startsWith("'sha256-")) ?? [];
      expect(hashes.toSorted(), page.path).toEqual([...new Set(own)].toSorted());
    }
    expect(all(page, '[style]'), page.path).toEqual([]);
  }
});

it('headers: every response has those for security, and hashed files may be kept for ever', () => {
  const [everywhere, hashed] = readFileSync(`${dist}/_headers`, 'utf8').split(/\n(?=\/_astro\/\*)/);
  for (const [name, value] of Object.entries(securityHeaders)) {
    expect(everywhere).toContain(`\n  ${name}: ${value}\n`);
  }
  expect(everywhere).toMatch(/^\/\*\n/);
  expect(hashed).toContain('Cache-Control: public, max-age=31536000, immutable');
});

it('security.txt: names a contact and has not expired', () => {
  const text = readFileSync(`${dist}/.well-known/security.txt`, 'utf8');
  const fields = new Map(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(': ', 2) as [string, string]),
  );
  expect([...fields.keys()]).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical']);
  expect(fields.get('Contact')).toBe(`mailto:${company.email}`);
  expect(fields.get('Canonical')).toBe(absolute('/.well-known/security.txt'));
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(366);
});

import { expect, test } from '@playwright/test';
import { paths } from './site.ts';

interface Target {
  status: number;
  anchors: Set<string>;
}

const anchorsOf = (html: string) => new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id));
const linksOf = (html: string) =>
  [...html.matchAll(/<(?:a|link|img|source|video|track)\s[^>]*?(?:href|src|poster)="([^"]+)"/g)].map(
    ([, link = '']) => link.replaceAll('&amp;', '&'),
  );

test('no internal link, anchor or file is broken', async ({ request, baseURL }) => {
  test.setTimeout(180_000);
  const seen = new Map<string, Promise<Target>>();
  const visit = (address: string) => {
    const known = seen.get(address);
    if (known) return known;
    const target = (async () => {
      const response = await request.get(address, { maxRedirects: 0 });
      const isPage = response.headers()['content-type']?.startsWith('text/html') ?? false;
      return {
        status: response.status(),
        anchors: isPage ? anchorsOf(await response.text()) : new Set<string>(),
      };
    })();
    seen.set(address, target);
    return target;
  };

  const broken: string[] = [];
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    for (const link of new Set(linksOf(html))) {
      const { origin, pathname, search, hash } = new URL(link, new URL(path, baseURL));
      if (origin !== baseURL) continue;
      const { status, anchors } = await visit(pathname + search);
      if (status !== 200) broken.push(`${path} → ${link} (${status})`);
      else if (hash.length > 1 && !anchors.has(decodeURIComponent(hash.slice(1)))) {
        broken.push(`${path} → ${link} (no such anchor)`);
      }
    }
  }
  expect(broken).toEqual([]);
});

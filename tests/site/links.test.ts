import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { company } from '#domain/company/company.ts';
import { all, attribute, everyPage, fileOf, type Page } from './pages.ts';

const pages = new Map<string, { page: Page; ids: Set<string> }>(
  everyPage.map((page) => [
    page.path,
    { page, ids: new Set(all(page, '[id]').map((element) => attribute(element, 'id'))) },
  ]),
);

/** A fragment such as `#insurer=barmer`, read by a script: that insurer has a page below. */
const isInsurer = (path: string, anchor: string) =>
  anchor.startsWith('insurer=') && pages.has(`${path}/${anchor.slice('insurer='.length)}`);

const isFile = (path: string) => /\.\w+$/.test(path) && existsSync(fileOf(path));

/** Everything that a page refers to: links and media. */
function addressesOf(page: Page): Set<string> {
  const found = new Set<string>();
  for (const element of all(page, '[href], [src], [poster], [srcset], [imagesrcset]')) {
    for (const name of ['href', 'src', 'poster']) {
      if (name in element.attribs) found.add(attribute(element, name));
    }
    for (const name of ['srcset', 'imagesrcset']) {
      for (const candidate of attribute(element, name).split(',')) {
        const [address = ''] = candidate.trim().split(/\s+/);
        if (address !== '') found.add(address);
      }
    }
  }
  return found;
}

it('links: no page, anchor or file that a page refers to is missing', () => {
  const broken: string[] = [];
  for (const page of everyPage) {
    for (const address of addressesOf(page)) {
      const { origin, pathname, hash } = new URL(address, company.site + page.path);
      if (origin !== company.site || pathname.startsWith('/api/')) continue;
      const path = decodeURIComponent(pathname);
      const target = pages.get(path);
      const anchor = decodeURIComponent(hash.slice(1));
      if (!target && !isFile(path) && path !== '/') broken.push(`${page.path} → ${address}`);
      else if (target && anchor !== '' && !target.ids.has(anchor) && !isInsurer(path, anchor)) {
        broken.push(`${page.path} → ${address} (no such anchor)`);
      }
    }
  }
  expect(broken).toEqual([]);
  expect(pages.size).toBeGreaterThan(0);
});

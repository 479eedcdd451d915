import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { company } from '#domain/company/company.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

async function fileOf(directory: string, path: string): Promise<{ name: string; body: Buffer } | undefined> {
  for (const name of [path, `${path}.html`, `${path}index.html`]) {
    try {
      return { name, body: await readFile(directory + name) };
    } catch {
      continue;
    }
  }
  return undefined;
}

/** Serves a built site to this browser at its production address, with a Worker that accepts everything. */
export async function inProduction(context: BrowserContext, directory = 'dist'): Promise<string> {
  await context.route(`${company.site}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith('/api/')) {
      await route.fulfill({ status: 204 });
      return;
    }
    const file = await fileOf(directory, decodeURI(pathname));
    await route.fulfill(
      file
        ? { body: file.body, contentType: types[extname(file.name)] ?? 'application/octet-stream' }
        : { status: 404 },
    );
  });
  return company.site;
}

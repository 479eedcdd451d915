import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createScriptsAhead } from '#site/build/scripts-ahead.ts';

let site: string;
beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(site, '_astro'));
  const files = {
    menu: 'import{a}from"./shared.js";import("./later.js")',
    search: 'import"./fill.js";import{b as c}from"./shared.js"',
    fill: 'export{d}from"./facts.js"',
    shared: '',
    facts: 'import"./fill.js"',
    later: '',
  };
  for (const [name, code] of Object.entries(files)) await writeFile(join(site, `_astro/${name}.js`), code);
});
afterEach(() => rm(site, { recursive: true }));

const script = (name: string) => `<script type="module" src="/_astro/${name}.js"></script>`;
const ahead = (...names: string[]) =>
  names.map((name) => `<link rel="modulepreload" href="/_astro/${name}.js">`).join('');
const finished = (html: string) => createScriptsAhead(site)(html);

it('all that scripts import is named before the first of them, each once, and nothing that waits', () => {
  expect(finished(`<p></p>${script('search')}<p></p>${script('menu')}`)).toBe(
    `<p></p>${ahead('fill', 'shared', 'facts')}${script('search')}<p></p>${script('menu')}`,
  );
});

it('what an inline module imports is named, and no script that the page names itself', () => {
  const inline = '<script type="module">import "/_astro/menu.js";</script>';
  expect(finished(`${inline}${script('shared')}`)).toBe(`${ahead('menu')}${inline}${script('shared')}`);
});

it('a page without modules, and one whose script is gone, stay as they are', () => {
  for (const html of ['<script>run()</script>', script('gone')]) expect(finished(html)).toBe(html);
});

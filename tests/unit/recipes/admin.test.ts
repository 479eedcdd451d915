import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cuisines } from '#domain/recipes/cuisines.ts';
import { landingDestinations, landingSections } from '#domain/landing.ts';
import { tags } from '#domain/recipes/tags.ts';
import { loginReasons } from '#domain/sign-in.ts';
import { landings } from '../../../src/content-check/collections/home.ts';
import { adminConfig } from '../../../src/build/browser-editor/config.ts';
import { adminPage, editorFile, writeAdmin } from '../../../src/build/browser-editor/integration.ts';
import { englishFields, germanFields } from '../../../src/content-check/recipes/schema.ts';

let dist: string;
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'dist-'));
});
afterEach(() => rm(dist, { recursive: true }));

describe('a production build', () => {
  it.each([
    {},
    { VALEA_ADMIN: '' },
    { VALEA_ADMIN: '0' },
    { VALEA_ADMIN: 'true' },
    { VALEA_ADMIN_REPOSITORY: 'a/b' },
  ])('holds no byte of the browser editor: %o', async (settings) => {
    await writeAdmin(dist, settings);
    expect(await readdir(dist)).toEqual([]);
  });

  it('holds it whole when it is switched on', async () => {
    await writeAdmin(dist, { VALEA_ADMIN: '1', VALEA_ADMIN_REPOSITORY: 'valea/kitchen' });
    const files = (await readdir(dist, { recursive: true })).map(String);
    expect(await readFile(join(dist, 'admin/index.html'), 'utf8')).toContain('"repo":"valea/kitchen"');
    expect(files).toEqual(expect.arrayContaining(['admin/cms/npm/index.js', 'admin/cms/locales/de.json']));
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
    const source = await readFile(join(dist, 'admin/cms/npm/index.js'), 'utf8');
    expect(source).toContain('import(`../locales/de.json`,{with:{type:"json"}})');
    expect(source).not.toMatch(/import\(`\.\.\/locales\/[\w-]+\.json`\)/);
  });
});

describe('the files of the browser editor', () => {
  it('are those of its package, and nothing beside them', () => {
    expect(editorFile('/admin/cms/npm/index.js')).toMatch(/@sveltia\/cms\/npm\/index\.js$/);
    expect(editorFile('/admin/cms/locales/de.json?v=1')).toMatch(/locales\/de\.json$/);
    for (const address of [
      '/admin/',
      '/admin/cms/package.json',
      '/admin/cms/npm/../package.json',
      '/admin/cms/npm/../../../../package.json',
      '/admin/cms/npm/..%2f..%2fpackage.json',
      '/admin/cms/npm/index.js.map',
      '/admin/cms/npm/none.js',
      '/admin/cms/npm/',
    ]) {
      expect(editorFile(address), address).toBeUndefined();
    }
  });
});

describe('the form', () => {
  const [collection] = adminConfig('valea/website').collections ?? [];
  const fields = collection && 'fields' in collection ? collection.fields : [];

  it('asks for every entry of the front matter, and for the text', () => {
    expect(fields.map(({ name }) => name)).toEqual([...Object.keys(germanFields.shape), 'body']);
  });

  it('asks for words in both languages, for figures once', () => {
    const translated = fields.filter((field) => 'i18n' in field && field.i18n).map(({ name }) => name);
    expect(translated).toEqual([...Object.keys(englishFields.shape), 'body']);
  });

  it('offers the tags that there are', () => {
    expect(fields.find(({ name }) => name === 'tags')).toMatchObject({ multiple: true, options: [...tags] });
  });

  it('offers the cuisines that there are, one of them', () => {
    const cuisine = fields.find(({ name }) => name === 'cuisine');
    expect(cuisine).toMatchObject({ widget: 'select', required: false, options: [...cuisines] });
    expect(cuisine).not.toHaveProperty('multiple');
  });

  it('starts a recipe as a draft', () => {
    expect(fields.find(({ name }) => name === 'draft')).toMatchObject({ widget: 'boolean', default: true });
  });

  it('saves as a pull request, and signs in at the configured address', () => {
    expect(adminConfig('a/b', { signIn: 'https://sign-in.example' })).toMatchObject({
      publish_mode: 'editorial_workflow',
      backend: { name: 'github', repo: 'a/b', base_url: 'https://sign-in.example' },
    });
    expect(adminConfig('a/b').backend).not.toHaveProperty('base_url');
    // On one's own computer files are written.
    expect(adminConfig('a/b')).not.toHaveProperty('publish_mode');
  });

  it('writes the files where the recipes are', () => {
    expect(collection).toMatchObject({
      folder: 'src/content/recipes',
      path: '{{slug}}/recipe',
      delete: false,
    });
  });

  it('cannot be ended by what it is configured with', () => {
    const page = adminPage({ ...adminConfig('a/b'), app_title: '</script><script>alert(1)</script>' });
    expect(page.match(/<\/script>/g)).toHaveLength(1);
  });
});

describe('the form of a landing page', () => {
  const form = adminConfig('valea/website').collections?.find(
    (one) => 'name' in one && one.name === 'landings',
  );
  const fields = form && 'fields' in form ? form.fields : [];

  it('asks for all that the content check wants, and for nothing else', () => {
    expect(fields.map(({ name }) => name)).toEqual(Object.keys(landings.schema.shape));
    const german = fields.find(({ name }) => name === 'de');
    expect(german).toMatchObject({
      fields: Object.keys(landings.schema.shape.de.shape).map((name) => ({ name })),
    });
  });

  it('offers the sections, the places to lead to and the headlines that there are', () => {
    expect(fields.find(({ name }) => name === 'sections')).toMatchObject({
      field: { options: [...landingSections] },
    });
    expect(fields.find(({ name }) => name === 'to')).toMatchObject({ options: [...landingDestinations] });
    expect(fields.find(({ name }) => name === 'signIn')).toMatchObject({ options: [...loginReasons] });
  });
});

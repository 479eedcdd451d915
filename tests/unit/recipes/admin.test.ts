import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { cuisines } from '#domain/recipes/cuisines.ts';
import { landingDestinations, landingSections } from '#domain/landing.ts';
import { tags } from '#domain/recipes/tags.ts';
import { loginReasons } from '#domain/sign-in.ts';
import { landings } from '../../../src/content-check/collections/home.ts';
import { adminConfig } from '../../../src/build/browser-editor/config.ts';
import { adminPage, editorFile, writeAdmin } from '../../../src/build/browser-editor/integration.ts';
import { englishFields, germanFields } from '../../../src/content-check/recipes/schema.ts';

describe('a production build', () => {
  const buildWith = async (settings: Parameters<typeof writeAdmin>[1]) => {
    const dist = await mkdtemp(join(tmpdir(), 'dist-'));
    onTestFinished(() => rm(dist, { recursive: true }));
    await writeAdmin(dist, settings);
    return {
      files: await readdir(dist, { recursive: true }),
      read: (file: string) => readFile(join(dist, file), 'utf8'),
    };
  };

  it.each([{}, { VALEA_ADMIN: 'true' }, { VALEA_ADMIN_REPOSITORY: 'a/b' }])(
    'holds no byte of the browser editor: %o',
    async (settings) => {
      expect((await buildWith(settings)).files).toEqual([]);
    },
  );

  it('holds it whole when it is switched on', async () => {
    const { files, read } = await buildWith({ VALEA_ADMIN: '1', VALEA_ADMIN_REPOSITORY: 'valea/kitchen' });
    expect(await read('admin/index.html')).toContain('"repo":"valea/kitchen"');
    expect(files).toEqual(expect.arrayContaining(['admin/cms/npm/index.js', 'admin/cms/locales/de.json']));
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
    const source = await read('admin/cms/npm/index.js');
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

/** A form, and its fields by name. */
function formOf(name: string) {
  const form = adminConfig('valea/website').collections?.find((one) => 'name' in one && one.name === name);
  const fields = form && 'fields' in form ? form.fields : [];
  return {
    form,
    names: fields.map((field) => field.name),
    fields,
    field: new Map(fields.map((one) => [one.name, one])),
  };
}

describe('the form of a recipe', () => {
  const { form, names, fields, field } = formOf('recipes');

  it('asks for every entry of the front matter and the text: words in both languages, figures once', () => {
    expect(names).toEqual([...Object.keys(germanFields.shape), 'body']);
    const translated = fields.filter((one) => 'i18n' in one && one.i18n).map(({ name }) => name);
    expect(translated).toEqual([...Object.keys(englishFields.shape), 'body']);
  });

  it('offers the tags that there are, one of the cuisines, and leaves a recipe published that does not say it is a draft', () => {
    expect(field.get('tags')).toMatchObject({ multiple: true, options: [...tags] });
    const cuisine = field.get('cuisine');
    expect(cuisine).toMatchObject({ widget: 'select', required: false, options: [...cuisines] });
    expect(cuisine).not.toHaveProperty('multiple');
    expect(field.get('draft')).toMatchObject({ widget: 'boolean' });
    expect(field.get('draft')).not.toHaveProperty('default');
  });

  it('writes the files where the recipes are', () => {
    expect(form).toMatchObject({ folder: 'src/content/recipes', path: '{{slug}}/recipe', delete: false });
  });
});

it('the form of a landing page asks for all that the content check wants, and offers what there is', () => {
  const { names, field } = formOf('landings');
  expect(names).toEqual(Object.keys(landings.schema.shape));
  expect(field.get('de')).toMatchObject({
    fields: Object.keys(landings.schema.shape.de.shape).map((name) => ({ name })),
  });
  expect(field.get('sections')).toMatchObject({ field: { options: [...landingSections] } });
  expect(field.get('to')).toMatchObject({ options: [...landingDestinations] });
  expect(field.get('signIn')).toMatchObject({ options: [...loginReasons] });
});

describe('the browser editor', () => {
  it('saves as a pull request, and signs in at the configured address', () => {
    expect(adminConfig('a/b', { signIn: 'https://sign-in.example' })).toMatchObject({
      publish_mode: 'editorial_workflow',
      backend: { name: 'github', repo: 'a/b', base_url: 'https://sign-in.example' },
    });
    expect(adminConfig('a/b').backend).not.toHaveProperty('base_url');
    // Run locally, the editor writes files.
    expect(adminConfig('a/b')).not.toHaveProperty('publish_mode');
  });

  it('cannot be ended by what it is configured with', () => {
    const page = adminPage({ ...adminConfig('a/b'), app_title: '</script><script>alert(1)</script>' });
    expect(page.match(/<\/script>/g)).toHaveLength(1);
  });
});

import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { landings } from '../../../src/content-check/collections/home.ts';
import { adminConfig } from '../../../src/build/browser-editor/config.ts';
import { editorFile, writeAdmin } from '../../../src/build/browser-editor/integration.ts';
import { englishFields, germanFields } from '../../../src/content-check/recipes/schema.ts';

it('browser editor: complete in a build that switches it on', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'dist-'));
  onTestFinished(() => rm(dist, { recursive: true }));
  await writeAdmin(dist, { VALEA_ADMIN: '1', VALEA_ADMIN_REPOSITORY: 'valea/kitchen' });
  expect(await readFile(join(dist, 'admin/index.html'), 'utf8')).toContain('"repo":"valea/kitchen"');
  const files = await readdir(dist, { recursive: true });
  expect(files).toEqual(expect.arrayContaining(['admin/cms/npm/index.js', 'admin/cms/locales/de.json']));
  const source = await readFile(join(dist, 'admin/cms/npm/index.js'), 'utf8');
  expect(source).toContain('import(`../locales/de.json`,{with:{type:"json"}})');
  expect(source).not.toMatch(/import\(`\.\.\/locales\/[\w-]+\.json`\)/);
});

it('browser editor: the development server serves the files of its package alone', () => {
  expect(editorFile('/admin/cms/npm/index.js')).toMatch(/@sveltia\/cms\/npm\/index\.js$/);
  for (const address of ['/admin/cms/package.json', '/admin/cms/npm/../../../../package.json']) {
    expect(editorFile(address), address).toBeUndefined();
  }
});

it('browser editor: on the published site, saving opens a pull request', () => {
  expect(adminConfig('a/b', { signIn: 'https://sign-in.example' })).toMatchObject({
    publish_mode: 'editorial_workflow',
    backend: { name: 'github', repo: 'a/b', base_url: 'https://sign-in.example' },
  });
});

/** The fields of a form. */
function fieldsOf(name: string) {
  const form = adminConfig('valea/website').collections?.find((one) => 'name' in one && one.name === name);
  return form && 'fields' in form ? form.fields : [];
}
const namesOf = (fields: readonly { name: string }[]) => fields.map(({ name }) => name);

it('browser editor: the form of a recipe has every field, words in both languages, figures once', () => {
  const fields = fieldsOf('recipes');
  expect(namesOf(fields)).toEqual([...Object.keys(germanFields.shape), 'body']);
  const translated = fields.filter((one) => 'i18n' in one && one.i18n);
  expect(namesOf(translated)).toEqual([...Object.keys(englishFields.shape), 'body']);
});

it('browser editor: saving a published recipe leaves it published', () => {
  expect(fieldsOf('recipes').find(({ name }) => name === 'draft')).not.toHaveProperty('default');
});

it('browser editor: the form of a landing page has every field', () => {
  const fields = fieldsOf('landings');
  expect(namesOf(fields)).toEqual(Object.keys(landings.schema.shape));
  expect(fields.find(({ name }) => name === 'de')).toMatchObject({
    fields: Object.keys(landings.schema.shape.de.shape).map((name) => ({ name })),
  });
});

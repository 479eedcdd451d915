import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { questionGroups } from '#domain/questions/question-groups.ts';
import { landings, stories } from '../../../src/content-check/collections/home.ts';
import { questions } from '../../../src/content-check/collections/questions.ts';
import { adminConfig } from '../../../src/build/browser-editor/config.ts';
import { admin } from '../../../src/build/browser-editor/integration.ts';
import { englishFields, germanFields } from '../../../src/content-check/recipes/schema.ts';

it('browser editor: complete in a build that switches it on', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'dist-'));
  onTestFinished(() => rm(dist, { recursive: true }));
  const build = (settings: Record<string, string>) =>
    admin(settings).hooks['astro:build:done']?.({ dir: pathToFileURL(`${dist}/`) } as never);
  await build({});
  expect(await readdir(dist)).toEqual([]);

  await build({ VALEA_ADMIN: '1', VALEA_ADMIN_REPOSITORY: 'valea/kitchen' });
  const page = await readFile(join(dist, 'admin/index.html'), 'utf8');
  const [, script = ''] = /<script type="module"[^>]* src="([^"]+)"/.exec(page) ?? [];
  expect(await readFile(join(dist, script), 'utf8')).toContain('valea/kitchen');
  const imported = await readdir(join(dist, 'admin'), { recursive: true });
  expect(imported.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(1);
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

it('browser editor: the forms of questions and stories have every field', () => {
  for (const group of questionGroups)
    expect(namesOf(fieldsOf(`questions-${group}`))).toEqual([...Object.keys(questions.schema.shape), 'body']);
  const fields = fieldsOf('stories');
  expect(namesOf(fields).toSorted()).toEqual(Object.keys(stories.schema.shape).toSorted());
  expect(fields.find(({ name }) => name === 'de')).toMatchObject({
    fields: Object.keys(stories.schema.shape.de.shape).map((name) => ({ name })),
  });
});

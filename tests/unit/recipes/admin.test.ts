import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { questionGroups } from '#domain/questions/question-groups.ts';
import { films } from '../../../src/content-check/collections/films.ts';
import { comparison, features, landings, stories } from '../../../src/content-check/collections/home.ts';
import { insurers } from '../../../src/content-check/collections/insurers.ts';
import { questions } from '../../../src/content-check/collections/questions.ts';
import { adminConfig } from '../../../src/build/browser-editor/config.ts';
import { admin } from '../../../src/build/browser-editor/integration.ts';
import { previews } from '../../../src/build/browser-editor/preview.ts';
import type { AdminField } from '../../../src/build/browser-editor/sveltia.ts';
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

interface Form {
  readonly name: string;
  readonly fields: readonly AdminField[];
}

/** The forms of collections, and of single files. */
const forms: readonly Form[] = (adminConfig('valea/website').collections ?? [])
  .flatMap((one): object[] => ('files' in one ? one.files : [one]))
  .filter((one): one is Form => 'name' in one && 'fields' in one);
const fieldsOf = (name: string) => forms.find((form) => form.name === name)?.fields ?? [];

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

it('browser editor: the forms of questions have every field', () => {
  for (const group of questionGroups)
    expect(namesOf(fieldsOf(`questions-${group}`))).toEqual([...Object.keys(questions.schema.shape), 'body']);
});

/** The names of fields and of those in them; a list's are its items'. */
const shapeOf = (fields: readonly object[]): unknown =>
  Object.fromEntries(
    fields.map((field) => {
      const within = 'fields' in field ? (field.fields as object[]) : [];
      return [(field as { name: string }).name, within.length > 0 ? shapeOf(within) : true];
    }),
  );
const shapeOfSchema = (schema: z.ZodObject): unknown =>
  Object.fromEntries(
    Object.entries(schema.shape).map(([name, one]) => {
      const inner: unknown = one instanceof z.ZodOptional || one instanceof z.ZodDefault ? one.unwrap() : one;
      const item: unknown = inner instanceof z.ZodArray ? inner.element : inner;
      return [name, item instanceof z.ZodObject ? shapeOfSchema(item) : true];
    }),
  );

it.each([
  ['landings', landings],
  ['stories', stories],
  ['films', films],
  ['features', features],
  ['comparison', comparison],
])('browser editor: the form of %s has every field', (form, { schema }) => {
  expect(shapeOf(fieldsOf(form))).toEqual(shapeOfSchema(schema));
});

it('browser editor: the form of the insurers has every field of each', () => {
  const [list] = fieldsOf('insurers');
  expect(list).toMatchObject({ root: true });
  expect(shapeOf((list as { fields: object[] }).fields)).toEqual(shapeOfSchema(insurers.schema));
});

it('browser editor: every form shows the page that it edits', () => {
  expect(previews.map(([form]) => form).toSorted()).toEqual(namesOf(forms).toSorted());
});

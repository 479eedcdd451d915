import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeContentFacts } from '../../../src/build/content-facts/write.ts';
import { openContentProject, type ContentProject } from './content-project.ts';

let project: ContentProject;
beforeAll(async () => {
  project = await openContentProject();
});
afterAll(() => project.leave());
beforeEach(() => project.restore());

const landings = 'src/domain/funnel/generated/landings.ts';
const modules = 'src/domain/course/generated/modules.ts';
const contents = 'functions/course/generated/module-contents.ts';
const written = (file: string) => readFile(join(project.root, file), 'utf8');

describe('content facts, for Worker and browsers', () => {
  it('name a new landing page', async () => {
    await writeContentFacts(project.root);
    expect(await written(landings)).not.toContain('spring');
    await project.put('landings/spring.yaml', await project.read('landings/only-in-tests.yaml'));
    expect(await writeContentFacts(project.root)).toEqual([]);
    expect(await written(landings)).toContain('"spring":{"signIn":');
  });

  it('name a new experiment, and none once its file is deleted', async () => {
    const experiments = 'src/domain/experiments/generated/experiments.ts';
    const file = 'experiments/compared-in-tests.yaml';
    await project.put('experiments/again.yaml', await project.read(file));
    expect(await writeContentFacts(project.root)).toEqual([]);
    expect(await written(experiments)).toContain('"again":{"question":');
    await project.remove('experiments');
    expect(await writeContentFacts(project.root)).toEqual([]);
    expect(await written(experiments)).toContain('= {};');
  });

  it('follow the title, the exercises and the questions of a module', async () => {
    const folder = 'courses/zpp/01-ankommen-am-tisch';
    await project.change('courses/zpp.yaml', /- title: .*/, '- title: Ein neuer Anfang');
    await project.change(`${folder}/quiz.yaml`, /question: .*/, 'question: Was ist neu?');
    expect(await writeContentFacts(project.root)).toEqual([]);
    const { modules: known } = (await import(pathToFileURL(join(project.root, modules)).href)) as {
      modules: { zpp: { title: string }[] };
    };
    expect(known.zpp[0]?.title).toBe('Ein neuer Anfang');
    expect(await written(contents)).toContain('Was ist neu?');
  });

  it('stay as they were while the content has mistakes, which are named', async () => {
    await writeContentFacts(project.root);
    const before = await written(landings);
    await project.change('landings/only-in-tests.yaml', /^signIn: .*$/m, 'signIn: nothing');
    const mistakes = await writeContentFacts(project.root);
    expect(mistakes).toHaveLength(1);
    expect(mistakes[0]).toContain('src/content/landings/only-in-tests.yaml:3:9');
    expect(await written(landings)).toBe(before);
  });
});

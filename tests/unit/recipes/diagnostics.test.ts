import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { isCode, messages, type Diagnostic } from '../../../src/content-check/diagnostic.ts';
import { moduleMistakes } from '../content/module-mistakes.ts';
import { mistakes as contentMistakes } from '../content/content-mistakes.ts';
import { catalogueMistakes } from '../shop/catalogue-mistakes.ts';
import { fileMistakes } from './file-mistakes.ts';
import { english, german, openRecipeProject } from './recipe-project.ts';
import { recipeMistakes } from './recipe-mistakes.ts';
import { de, en, replaced } from './mistake.ts';

const named = [...fileMistakes, ...recipeMistakes].map(([code, at, change, follows = []]) => ({
  code,
  at,
  change,
  follows,
}));

const placeOf = ({ code, file, line, column }: Diagnostic) =>
  `${code} ${file.replace('src/content/recipes/', '')}:${String(line)}:${String(column)}`;

describe('recipe check, a mistake', () => {
  it.each(named)('$code is reported at $at', async ({ code, at, change, follows }) => {
    const project = await openRecipeProject();
    await change(project);
    const { diagnostics } = await project.check();
    const places = diagnostics.map(placeOf);
    expect(places).toContain(`${code} ${at}`);
    const others = diagnostics.toSpliced(places.indexOf(`${code} ${at}`), 1);
    expect(others.map((other) => other.code)).toEqual(follows);
    for (const { de, en } of diagnostics) expect(`${de}${en}`).not.toMatch(/undefined|\[object|NaN/);
  });

  it('has a test for every message', async () => {
    const ingredients = await readFile('tests/fixtures/ingredients-german.txt', 'utf8');
    const tested = [
      'foods-unreadable',
      'picture-heavy',
      'picture-huge',
      'requirements-changed',
      'consent-changed',
      'site-shape',
      'experiment-overdue',
      'experiment-visits',
      'figures-old',
      'figures-undated',
      ...catalogueMistakes.map(([code]) => code),
      ...[...fileMistakes, ...recipeMistakes, ...contentMistakes, ...moduleMistakes].flatMap(
        ([code, , , follows = []]) => [code, ...follows],
      ),
      ...[...ingredients.matchAll(/→ ! ([\w-]+)/g)].map(([, code]) => code),
    ];
    expect(Object.keys(messages.de).filter((code) => !tested.includes(code))).toEqual([]);
  });

  it('its messages have the same placeholders in both languages', () => {
    const gapsOf = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(([gap]) => gap).sort();
    const different = Object.entries(messages.de).filter(
      ([code, text]) => String(gapsOf(text)) !== String(gapsOf(isCode(code) ? messages.en[code] : '')),
    );
    expect(different).toEqual([]);
    expect(Object.keys(messages.en)).toEqual(Object.keys(messages.de));
  });
});

describe('recipe check', () => {
  it('reports all mistakes of all files in one run, in both languages, with what to write', async () => {
    const project = await openRecipeProject();
    await project.put(de, replaced(replaced(german, 'servings: 4', 'servings: zwei'), 'vegan,', 'vegann,'));
    await project.put('kale/recipe.en.md', '');
    const { diagnostics } = await project.check();
    expect(diagnostics.map(({ code }) => code)).toEqual([
      'picture-missing',
      'file-missing',
      'file-empty',
      'number-expected',
      'choice-unknown',
    ]);
    expect(diagnostics[3]).toMatchObject({
      de: 'servings: „zwei“ ist keine Zahl. Schreib eine Zahl, zum Beispiel: servings: 4',
      en: 'servings: “zwei” is not a number. Write a number, e.g. servings: 4',
    });
    expect(diagnostics[4]?.en).toMatch(/^tags: there is no “vegann”. Did you mean “vegan”\?/);
  });

  it('suggests English lines for an English file, and speaks one language in each message', async () => {
    const project = await openRecipeProject();
    await project.put(en, english.replace(/^(?:slug|ingredients): ?.*\n(?: {2}.*\n)*/gm, ''));
    const { diagnostics } = await project.check();
    const lines = diagnostics.filter(({ code }) => code === 'key-missing');
    expect(lines.map(({ de }) => de)).toEqual([
      expect.stringContaining('slug: red-lentil-soup'),
      expect.stringContaining('ingredients: mit Zeilen darunter wie'),
    ]);
    expect(lines.map((line) => line.en)).toEqual([
      expect.stringContaining('slug: red-lentil-soup'),
      expect.stringContaining('ingredients: with lines below it such as'),
    ]);
  });

  it.each([
    ['2 dl Brühe', '200 ml Brühe'],
    ['1 Pkg. Brühe', '1 Päckchen Brühe'],
    ['3 St. Zwiebeln', '3 Zwiebel(n)'],
    ['1 St. Brühe', undefined],
    ['1 gr. Zwiebel', undefined],
    ['200 gr Brühe', '200 g Brühe'],
    ['2x 400 g Brühe', '800 g Brühe'],
    ['1 Pfnd Brühe', '500 g Brühe'],
    ['500 Pfnd Brühe', '250 kg Brühe'],
    ['1 Schale Brühe', undefined],
    ['1 Scheib. Brühe', '1 Scheibe Brühe'],
    ['1 Prisn Brühe', '1 Prise Brühe'],
    ['Saft von 1 Zitrone', '1 Zitrone(n), Saft'],
    ['Abrieb von 2 Orangen', '2 Orange(n), Abrieb'],
    ['Schale von einer ½ Zitrone', '1/2 Zitrone(n), Schale'],
    ['nach Belieben Pfeffer', 'Pfeffer, nach Belieben'],
    ['reichlich Salz', 'Salz, reichlich'],
    ['Salz & Pfeffer', 'Salz und Pfeffer'],
    ['Salz / Pfeffer', undefined],
    ['Öl;', 'Öl'],
    ['2 Zwiebel/n', '2 Zwiebel(n)'],
  ])('answers the ingredient %s with one as large, or with none: %s', async (line, meant) => {
    const project = await openRecipeProject();
    await project.put(de, replaced(german, '200 ml Gemüsebrühe', line));
    const { diagnostics } = await project.check();
    const [found] = diagnostics.filter(({ en: said }) => !/no step|table of foods/.test(said));
    expect(found?.file).toContain('recipe.de.md');
    expect(found?.en.match(/Did you mean “(.+?)”/)?.[1]).toBe(meant);
  });

  it('reports a malformed table of foods, and continues', async () => {
    const project = await openRecipeProject();
    await project.put('../foods/foods.csv', 'id,de\nlentils\n');
    const { diagnostics, recipes } = await project.check();
    expect(diagnostics.map(({ code, file }) => [code, file])).toEqual([
      ['foods-unreadable', 'src/content/foods/foods.csv'],
    ]);
    expect(recipes).toHaveLength(1);
  });

  it.each([
    ['5-10', 'own calendar', []],
    ['10-2', 'own calendar', []],
    ['3-5;9-11', 'own calendar', []],
    ['', '', []],
    ['5-13', 'own calendar', ['kale', 'season']],
    ['May to June', 'own calendar', ['kale', 'season']],
    ['5', 'own calendar', ['kale', 'season']],
    ['5-10', '', ['kale', 'seasonSource']],
  ])(
    'reads the season „%s“ of a food, and refuses what names no months or no source',
    async (season, source, words) => {
      const project = await openRecipeProject();
      const columns =
        'id,en,de,kj,kcal,fat,saturated,carbs,sugar,protein,salt,fibre,gramsPerPiece,gramsPerMl,allergens,section';
      await project.put(
        '../foods/foods.csv',
        `${columns},season,seasonSource\nkale,kale,Grünkohl,143,35,1,0,1,1,3,0,4,,,,produce,${season},${source}\n`,
      );
      await project.put('../foods/measures.csv', 'unit,food,grams\nbunch,kale,400\n');
      const { diagnostics } = await project.check();
      const unreadable = diagnostics.filter(({ code }) => code === 'foods-unreadable');
      expect(unreadable.length).toBe(words.length > 0 ? 1 : 0);
      for (const word of words) expect(unreadable[0]?.en).toContain(word);
    },
  );
});

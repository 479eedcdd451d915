import { expect, it } from 'vitest';
import { textProblems } from '../../scripts/check/text-problems.ts';

it('finds nothing wrong with complete catalogues', () => {
  const texts = { home: { title: 'a', step: { one: 'b', two: 'c' } } };
  const used = new Set(['home.title', 'home.step.one', 'home.step.two']);
  expect(textProblems({ en: texts, de: texts }, used)).toEqual([]);
});

it('lets a screen be in German only, and none in English only', () => {
  const texts = { home: { title: 'a' } };
  const used = new Set(['home.title', 'module.play']);
  const both = { ...texts, module: { play: 'b' } };
  expect(textProblems({ en: texts, de: both }, used)).toEqual([]);
  expect(textProblems({ en: both, de: texts }, used)).toEqual([
    'i18n/de/module.json: "play" is missing (en has it)',
  ]);
});

it('names file and key of every problem', () => {
  const catalogues = {
    en: { home: { title: 'Hi {{name}}', onlyEnglish: 'x', unused: 'y', empty: ' ' } },
    de: { home: { title: 'Hallo', onlyGerman: 'x', unused: 'y', empty: 'z' } },
  };
  const used = new Set(['home.title', 'home.onlyEnglish', 'home.onlyGerman', 'home.empty']);
  expect(textProblems(catalogues, used).sort()).toEqual([
    'i18n/de/home.json: "onlyEnglish" is missing (en has it)',
    'i18n/de/home.json: "title" names other placeholders than in i18n/en/home.json',
    'i18n/de/home.json: nobody uses "unused"',
    'i18n/en/home.json: "empty" is empty',
    'i18n/en/home.json: "onlyGerman" is missing (de has it)',
    'i18n/en/home.json: "title" names other placeholders than in i18n/de/home.json',
    'i18n/en/home.json: nobody uses "unused"',
  ]);
});

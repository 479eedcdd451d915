import { expect, it } from 'vitest';
import { textFaults } from '../../scripts/check/text-faults.ts';

const use = (key: string) => ({ screen: 'home', key, file: 'src/pages/x.astro', line: 7 });

it('finds nothing wrong with complete catalogues', () => {
  const texts = { home: { title: 'a', step: { one: 'b', two: 'c' }, hours_one: 'h', hours_other: 'hs' } };
  expect(textFaults({ en: texts, de: texts }, [use('title'), use('step.*'), use('hours')])).toEqual([]);
});

it('names file and key of every fault', () => {
  const catalogues = {
    en: { home: { title: 'Hi {{name}}', onlyEnglish: 'x', unused: 'y', empty: ' ' } },
    de: { home: { title: 'Hallo', onlyGerman: 'x', unused: 'y', empty: 'z' } },
  };
  const usages = [use('title'), use('onlyEnglish'), use('onlyGerman'), use('empty'), use('nowhere')];
  expect(textFaults(catalogues, usages).sort()).toEqual([
    'i18n/de/home.json: "onlyEnglish" is missing (en has it)',
    'i18n/de/home.json: "title" names other placeholders than in i18n/en/home.json',
    'i18n/de/home.json: nobody uses "unused"',
    'i18n/en/home.json: "empty" is empty',
    'i18n/en/home.json: "onlyGerman" is missing (de has it)',
    'i18n/en/home.json: "title" names other placeholders than in i18n/de/home.json',
    'i18n/en/home.json: nobody uses "unused"',
    'src/pages/x.astro:7: asks for "nowhere", which i18n/*/home.json does not have',
  ]);
});

import { expect, it } from 'vitest';
import { createQuestionSearch } from '#site/features/questions/page-question-search.ts';

it('question search: without synonyms it searches the text and reports no misses, until they load', async () => {
  const answers = [undefined, { paying: 'PayPal' }];
  const open = createQuestionSearch(() => Promise.resolve(answers.shift()));
  const shown = () => [
    { anchor: 'verified', title: 'Ist Valea zertifiziert?', text: 'Der Kurs ist es.' },
    { anchor: 'paying', title: 'Wie kann ich bezahlen?', text: 'Mit Karte.' },
  ];
  const without = await open(shown);
  expect(without.search('karte').found).toEqual([1]);
  expect(without.search('paypal')).toMatchObject({ found: [], missed: [] });
  expect((await open(shown)).search('paypal').found).toEqual([1]);
});

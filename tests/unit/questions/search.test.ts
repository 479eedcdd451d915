import { describe, expect, it } from 'vitest';
import type { Locale } from '#domain/text/locales.ts';
import { fillFacts } from '#i18n/placeholders.ts';
import { nearest, search, searchIndex } from '#domain/search/search.ts';
import { readContent } from '../../../src/content-check/check-content.ts';
import { anchorOf } from '../../../src/content-check/collections/questions.ts';
import { siteOfTests } from '../../fixtures/site.ts';
import { asked } from '../../fixtures/question-searches.ts';

const { entries } = await readContent('faq', siteOfTests);

/** The questions as shown: with facts, without link targets. */
function openQuestions(locale: Locale) {
  const shown = entries.filter((entry) => entry.locale === locale);
  const anchors = shown.map(({ name }) => anchorOf(name));
  const index = searchIndex(
    shown.map(({ data: { question, search: synonyms }, body = '' }) => ({
      title: question,
      search: synonyms.join(' '),
      text: fillFacts(body, locale).replaceAll(/\]\([^)]*\)/g, ']'),
    })),
  );
  return {
    find(typed: string) {
      const { found, ...rest } = search(index, typed);
      return { ...rest, found: found.map((at) => anchors[at]) };
    },
    near: (typed: string) => nearest(index, typed).map((at) => anchors[at]),
  };
}

const questions = { de: openQuestions('de'), en: openQuestions('en') };

describe.each(['de', 'en'] as const)('question search (%s)', (locale) => {
  it.each(asked[locale])('finds %s first: %s …', (first, ...typed) => {
    const found = typed.map((words) => [words, questions[locale].find(words).found[0]]);
    expect(found).toEqual(typed.map((words) => [words, first]));
  });
});

it('names the corrected spelling, only if something was mistyped', () => {
  expect(questions.de.find('geld zurük')).toMatchObject({ corrected: 'geld zurück', missed: [] });
  expect(questions.en.find('Mony back')).toMatchObject({ corrected: 'money back', missed: [] });
  expect(questions.de.find('rueckerstattung').corrected).toBeUndefined();
  expect(questions.de.find('kündigen').corrected).toBeUndefined();
});

it('names words that no question contains, and still finds the rest', () => {
  expect(questions.de.find('xyzzyx')).toMatchObject({ found: [], corrected: undefined, missed: ['xyzzyx'] });
  const { found, missed } = questions.de.find('paypal xyzzyx');
  expect(found[0]).toBe('how-to-pay');
  expect(missed).toEqual(['xyzzyx']);
});

it('never repeats anything that may identify a person', () => {
  const typed = 'xyzzyx@qwxyz.de www.qwxyzz.de 01701234567 qwxy123 A-123456 Plumpsklo?';
  expect(questions.de.find(typed).missed).toEqual(['plumpsklo']);
});

it('finds nothing for an empty search, punctuation and unknown filler words', () => {
  for (const typed of ['', '  ', '???', '%%']) expect(questions.de.find(typed).found).toEqual([]);
});

it('falls back to words that sound alike', () => {
  expect(questions.de.near('fersicherungsschein')).toContain('which-insurers');
  expect(questions.de.near('qqq')).toEqual([]);
});

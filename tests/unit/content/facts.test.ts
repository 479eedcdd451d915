import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkFacts, type CheckedFacts } from '#site/content-check/check-facts.ts';
import { checkPageTitles } from '#site/content-check/check-page-titles.ts';
import { mostTitle } from '#domain/text/page-title.ts';
import { company } from '#domain/company/company.ts';

const facts: CheckedFacts = {
  course: {
    feeCents: 50_00,
    modules: 8,
    weeks: 8,
    monthsToFinish: 2,
    monthsOfAppAccess: 2,
    contactMinutes: 30,
  },
  reimbursement: { minPercent: 50, maxPercent: 51, minMeasuresPerYear: 1, maxMeasuresPerYear: 2 },
  subscription: { noticeHours: 2, guaranteeDays: 14 },
  registrationGuaranteeDays: 15,
  startMinutes: 2,
  minAge: 18,
  passwordLength: 8,
  app: { ios: '1', android: '1' },
};

it('content check of facts: reports nothing about figures that texts can say', () => {
  expect(checkFacts('.', facts)).toEqual([]);
});

it.each([
  ['modules', 'more than open within the time', { course: { ...facts.course, modules: 9, weeks: 9 } }],
  ['weeks', 'fewer than modules', { course: { ...facts.course, weeks: 7 } }],
  ['maxPercent', 'no range', { reimbursement: { ...facts.reimbursement, maxPercent: 50 } }],
  ['maxMeasuresPerYear', 'no range', { reimbursement: { ...facts.reimbursement, maxMeasuresPerYear: 1 } }],
  ['registrationGuaranteeDays', 'no longer than the other', { registrationGuaranteeDays: 14 }],
  ['startMinutes', 'one', { startMinutes: 1 }],
  ['minAge', 'no adult', { minAge: 17 }],
  ['noticeHours', 'no whole number', { subscription: { ...facts.subscription, noticeHours: 2.5 } }],
])('content check of facts: reports the line of %s that is %s', (key, _, changes) => {
  const [found, ...others] = checkFacts('.', { ...facts, ...changes });
  expect(others).toEqual([]);
  expect([found?.code, found?.file]).toEqual(['number-range', 'src/domain/company/facts.ts']);
  for (const message of [found?.de, found?.en]) expect(message).toMatch(new RegExp(`^${key}: `));
  const line = readFileSync('src/domain/company/facts.ts', 'utf8').split('\n')[(found?.line ?? 0) - 1];
  expect(line).toContain(`${key}: `);
});

it.each(['https://www.valea.test/', 'https://valea.test/shop', 'http://valea.test', 'www.valea.test', ''])(
  'content check of the company: reports “%s” as the address of the site',
  (site) => {
    const { stagingSite } = company;
    expect(checkFacts('.', facts, { site, stagingSite })).toMatchObject([
      { code: 'site-shape', file: 'src/domain/company/company.ts' },
    ]);
  },
);

it('content check of page titles: reports the line of one that search engines would cut', () => {
  const long = { locale: 'de', screen: 'home', title: 'x'.repeat(mostTitle + 1) } as const;
  const found = checkPageTitles('.', [{ ...long, title: 'x'.repeat(mostTitle) }, long]);
  expect(found).toEqual([expect.objectContaining({ code: 'text-too-long', file: 'i18n/de/home.ts' })]);
  const [line] = readFileSync('i18n/de/home.ts', 'utf8')
    .split('\n')
    .slice((found[0]?.line ?? 0) - 1);
  expect(line).toContain('title: ');
});

/** The company's address and the product's figures are TypeScript, which owners edit like content. */
import { join } from 'node:path';
import { company } from '#domain/company/company.ts';
import { facts } from '#domain/company/facts.ts';
import { positionOf } from './check-catalogue.ts';
import { reportInto, type Diagnostic } from './diagnostic.ts';
import { readSource } from './reading/source.ts';

type Widened<Value> = Value extends number
  ? number
  : Value extends string
    ? string
    : { readonly [Key in keyof Value]: Widened<Value[Key]> };
export type CheckedFacts = Widened<typeof facts>;

/** A month has at least 28 days, and a module opens each week. */
const weeksOfMonth = 4;

/** What texts cannot say otherwise: they speak of several, of a range, and of adults. */
function limitsOf({ course, reimbursement, subscription, ...facts }: CheckedFacts) {
  return [
    ['modules', course.modules, 2, course.monthsToFinish * weeksOfMonth],
    ['weeks', course.weeks, course.modules, 52],
    ['monthsToFinish', course.monthsToFinish, 2, 24],
    ['monthsOfAppAccess', course.monthsOfAppAccess, 2, 24],
    ['contactMinutes', course.contactMinutes, 2, 600],
    ['minPercent', reimbursement.minPercent, 1, 99],
    ['maxPercent', reimbursement.maxPercent, reimbursement.minPercent + 1, 100],
    ['minMeasuresPerYear', reimbursement.minMeasuresPerYear, 1, 11],
    ['maxMeasuresPerYear', reimbursement.maxMeasuresPerYear, reimbursement.minMeasuresPerYear + 1, 12],
    // A subscription that has renewed ends within a month (§ 309 no. 9 BGB).
    ['noticeHours', subscription.noticeHours, 2, 28 * 24],
    ['guaranteeDays', subscription.guaranteeDays, 2, 365],
    ['registrationGuaranteeDays', facts.registrationGuaranteeDays, subscription.guaranteeDays + 1, 366],
    ['startMinutes', facts.startMinutes, 2, 30],
    ['minAge', facts.minAge, 18, 99],
    ['passwordLength', facts.passwordLength, 8, 30],
  ] as const;
}

export function checkFacts(
  project: string,
  checked: CheckedFacts = facts,
  { site, stagingSite }: Readonly<Record<'site' | 'stagingSite', string>> = company,
): readonly Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const positionIn = (file: string, key: string) =>
    positionOf(`${key}: `, readSource(join(project, file), file, () => undefined) ?? '');

  const factsFile = 'src/domain/company/facts.ts';
  for (const [key, value, least, most] of limitsOf(checked))
    if (!Number.isInteger(value) || value < least || value > most)
      reportInto(diagnostics, factsFile)('number-range', positionIn(factsFile, key), {
        ...{ key, least, most, example: least },
      });

  const companyFile = 'src/domain/company/company.ts';
  for (const [key, value] of Object.entries({ site, stagingSite })) {
    const { protocol, origin } = URL.parse(value) ?? {};
    if (protocol !== 'https:' || origin !== value)
      reportInto(diagnostics, companyFile)('site-shape', positionIn(companyFile, key), { key, value });
  }
  return diagnostics;
}

import { expect, type Page } from '@playwright/test';
import { reimbursementFor, type Reimbursement } from '#domain/course/reimbursement.ts';
import { fill } from '#domain/text/fill.ts';
import { formatMoney } from '#domain/text/format.ts';
import { found, written } from './content.ts';
import { de } from './texts.ts';

/** The insurers as the site calculates with them. */
async function insurers() {
  return (await written('insurers')).map(({ data: { id, name, terms } }) => {
    const { percent, capEuros, yearCapEuros, asOf } = terms ?? {};
    const cents = (euros: number | undefined) => (euros === undefined ? undefined : Math.round(euros * 100));
    const limits = { percent, capCents: cents(capEuros), yearCapCents: cents(yearCapEuros) };
    return { id, name, percent, asOf, terms, sum: reimbursementFor({ terms: limits }) };
  });
}

/** Pays an amount that a source names, with its day. */
export const knownInsurer = async () =>
  found(
    (await insurers()).find(({ percent, asOf }) => percent !== undefined && asOf !== undefined),
    'insurer with a percentage and a day',
  );

/** Pays an amount that a source names without a day. */
export const undatedInsurer = async () =>
  found(
    (await insurers()).find(({ terms, asOf }) => terms !== undefined && asOf === undefined),
    'insurer with a figure without a day',
  );

/** Has no amount: the usual range is shown. */
export const unknownInsurer = async () =>
  found(
    (await insurers()).find(({ terms }) => terms === undefined),
    'insurer without terms',
  );

const range = (least: number, most: number) =>
  least === most
    ? formatMoney(least)
    : fill(de('reimbursement').island.range, {
        least: formatMoney(least).replace(/\s€$/, ''),
        most: formatMoney(most),
      });

/** The selector shows what comes from the insurer, and what is left to pay. */
export async function expectSum(page: Page, { least, most }: Reimbursement) {
  const part = (name: string) => page.locator(`#insurer-selector [data-part=${name}] dd`);
  await expect(part('back')).toHaveText(range(least.back, most.back));
  await expect(part('own')).toHaveText(range(most.own, least.own));
}

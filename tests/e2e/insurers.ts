import { expect, type Page } from '@playwright/test';
import { reimbursementFor, type Reimbursement } from '#domain/course/reimbursement.ts';
import { fill } from '#domain/text/fill.ts';
import { formatMoney } from '#domain/text/format.ts';
import { found, written } from './content.ts';
import { de } from './texts.ts';

/** The insurers as the site calculates with them. */
async function insurers() {
  return (await written('insurers')).map(({ data: { id, name, terms } }) => {
    const { percent, capEuros, asOf } = terms ?? {};
    const capCents = capEuros === undefined ? undefined : Math.round(capEuros * 100);
    return { id, name, percent, asOf, sum: reimbursementFor({ terms: { percent, capCents } }) };
  });
}

/** Pays an amount that a source confirms. */
export const knownInsurer = async () =>
  found(
    (await insurers()).find(({ percent }) => percent !== undefined),
    'insurer with a percentage',
  );

/** Has no confirmed amount: the usual range is shown. */
export const unknownInsurer = async () =>
  found(
    (await insurers()).find(({ asOf }) => asOf === undefined),
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

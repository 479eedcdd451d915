import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { locales } from '#domain/text/locales.ts';

const rule = {
  de: '{{registrationGuaranteeDays}} Tage, wenn du vor der Bestellung das Quiz gemacht oder dein Konto nicht erst für sie angelegt hast, sonst {{guaranteeDays}} Tage',
  en: '{{registrationGuaranteeDays}} days if you did the quiz before you ordered or hadn’t created your account just for the order, otherwise {{guaranteeDays}} days',
};

describe.each(locales)('money-back guarantee, texts in %s', (locale) => {
  it.each([`i18n/${locale}/plans.ts`])('one rule in one sentence: %s', (file) => {
    expect(readFileSync(file, 'utf8').replaceAll('\u00a0', ' ')).toContain(rule[locale]);
  });

  it('never name only the shorter period', () => {
    const files = globSync(`i18n/${locale}/*.ts`);
    const lines = files.flatMap((file) => readFileSync(file, 'utf8').split('\n'));
    const shorter = lines.filter((line) => line.includes('{{guaranteeDays}}'));
    expect(shorter).not.toEqual([]);
    expect(shorter.filter((line) => !line.includes('{{registrationGuaranteeDays}}'))).toEqual([]);
  });
});

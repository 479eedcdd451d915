import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { locales } from '#domain/text/locales.ts';

const rule = {
  de: '{{registrationGuaranteeDays}} Tage, wenn du dich schon vor der Bestellung registriert oder das Quiz gemacht hast, sonst {{guaranteeDays}} Tage',
  en: '{{registrationGuaranteeDays}} days if you had registered or done the quiz before you ordered, otherwise {{guaranteeDays}} days',
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

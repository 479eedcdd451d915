import { describe, expect, it } from 'vitest';
import { locales } from '#domain/locales.ts';
import { productKeys } from '#domain/shop/catalogue.ts';
import {
  cancelPath,
  courseMessagesPath,
  courseMailsPath,
  declarationPath,
  emailCheckPath,
  leftPath,
  paidPath,
  quizPath,
  quizReminderPath,
  withdrawPath,
} from '#domain/shop/return-paths.ts';
import { safeDestination } from '#domain/sign-in.ts';
import { orderByLogin, orderPath } from '#i18n/order-path.ts';
import { pathOf } from '#i18n/routes.ts';

const order = '0d9c2f0e-6f0a-4c7e-9a43-1f2e3d4c5b6a';

describe.each(locales)('the ways of a payment (%s)', (locale) => {
  it('lead to pages that there are', () => {
    expect(paidPath(locale, order)).toBe(`${pathOf('welcome', locale)}?order=${order}`);
    expect(cancelPath(locale)).toBe(pathOf('cancel', locale));
    expect(withdrawPath(locale)).toBe(pathOf('withdrawal', locale));
    expect(declarationPath(locale, 'token')).toBe(`${pathOf('declaration', locale)}/token`);
    expect(courseMailsPath(locale, 'link')).toBe(`${pathOf('courseMails', locale)}/link`);
    expect(emailCheckPath(locale, 'token')).toBe(`${pathOf('address', locale)}/token`);
    expect(quizPath(locale)).toBe(pathOf('onboarding', locale));
    expect(quizReminderPath(locale, 'token')).toBe(`${pathOf('quizReminder', locale)}/token`);
    expect(courseMessagesPath(locale)).toBe(pathOf('courseMessages', locale));
    for (const product of productKeys) {
      expect(leftPath(locale, product, null)).toBe(orderPath(locale, product));
      expect(leftPath(locale, product, 'NEUSTART20')).toBe(orderPath(locale, product, 'NEUSTART20'));
    }
  });

  it('survive the login page, with product and code', () => {
    for (const product of productKeys) {
      const path = orderPath(locale, product, 'NEUSTART20');
      const login = new URL(orderByLogin(locale, product, 'NEUSTART20'), 'http://valea.test');
      expect(login.pathname).toBe(pathOf('login', locale));
      expect(login.searchParams.get('for')).toBe(product.startsWith('app') ? 'plan' : 'course');
      expect(safeDestination(login.searchParams.get('next'), '/')).toBe(path);
    }
  });
});

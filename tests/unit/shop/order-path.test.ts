import { describe, expect, it } from 'vitest';
import { locales } from '#domain/text/locales.ts';
import { productKeys } from '#domain/shop/catalogue.ts';
import { safeDestination } from '#domain/identity/sign-in.ts';
import { isOrdering, orderByLogin, orderPath } from '#i18n/order-path.ts';
import { pathOf } from '#i18n/routes.ts';

describe.each(locales)('address of an order (%s)', (locale) => {
  it('survives the login page, with product and code', () => {
    for (const product of productKeys) {
      const path = orderPath(locale, product, 'NEUSTART20');
      const login = new URL(orderByLogin(locale, product, 'NEUSTART20'), 'http://valea.test');
      expect(login.pathname).toBe(pathOf('login', locale));
      expect(login.searchParams.get('for')).toBe(product.startsWith('app') ? 'plan' : 'course');
      expect(safeDestination(login.searchParams.get('next'), '/')).toBe(path);
    }
  });
});

it.each([
  ['https://www.valea.example/de/bestellen?product=zpp', true],
  ['https://www.valea.example/en/order?product=zpp', true],
  ['https://www.valea.example/de/anmelden?for=plan&next=%2Fde%2Fbestellen', true],
  ['https://www.valea.example/en/login?for=course', true],
  ['https://www.valea.example/en/login?for=register', false],
  ['https://www.valea.example/en/login?for=onboarding', false],
  ['https://www.valea.example/en/login', false],
  ['https://www.valea.example/de/mein-konto', false],
  ['nonsense', false],
  [undefined, false],
])('%s is part of an order: %s', (address, is) => {
  expect(isOrdering(address)).toBe(is);
});

import type { Locale } from '#domain/locales.ts';
import type { ProductKey } from '#domain/shop/catalogue.ts';
import { productOf } from '#domain/shop/catalogue.ts';
import { orderQuery } from '#domain/shop/return-paths.ts';
import { loginPath } from './login-path.ts';
import { pathOf } from './routes.ts';

export const orderPath = (locale: Locale, product: ProductKey, code?: string): string =>
  pathOf('order', locale) + orderQuery(product, code);

/** Through the sign-in. */
export const orderByLogin = (locale: Locale, product: ProductKey, code?: string): string =>
  loginPath(locale, { reason: productOf(product).kind, next: orderPath(locale, product, code) });

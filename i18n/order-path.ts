import { parseAddress } from './parse-address.ts';
import { locales, type Locale } from '#domain/text/locales.ts';
import { productOf, type ProductKey } from '#domain/shop/catalogue.ts';
import { loginPath } from './login-path.ts';
import { pathOf } from './routes.ts';

export function orderPath(locale: Locale, product: ProductKey, code?: string | null): string {
  const query = new URLSearchParams({ product });
  if (code) query.set('code', code);
  return `${pathOf('order', locale)}?${query.toString()}`;
}

/** Through the sign-in. */
export const orderByLogin = (locale: Locale, product: ProductKey, code?: string): string =>
  loginPath(locale, { reason: productOf(product).kind, next: orderPath(locale, product, code) });

/** After a paid checkout. The page asks the Worker for the order's state, as the address proves nothing. */
export const paidPath = (locale: Locale, orderId: string) => `${pathOf('welcome', locale)}?order=${orderId}`;

/** Whether a page is the order page, or a sign-in that leads there. */
export function isOrdering(address: string | undefined): boolean {
  const page = address === undefined ? undefined : parseAddress(address);
  if (page === undefined) return false;
  const reason = page.searchParams.get('for');
  const isOrderPage = locales.some((locale) => page.pathname === pathOf('order', locale));
  return isOrderPage || reason === 'plan' || reason === 'course';
}

import { isEmail } from '#domain/email.ts';
import type { CallErrorCode } from '#domain/error-codes.ts';
import { isConfirmed } from '#domain/shop/agreement.ts';
import { productOf, type ProductKey } from '#domain/shop/catalogue.ts';
import type { User } from '#site/stores/session.ts';
import type { OrderDeps } from './order-parts.ts';
import type { Review } from './order-state.ts';

/** The page that comes before the order of a course: its conditions, an address for its receipt, or none. */
export function pageBefore(
  product: ProductKey,
  user: Pick<User, 'email'>,
  { booking, paths }: Pick<OrderDeps, 'booking' | 'paths'>,
): string | undefined {
  const { key, kind } = productOf(product);
  if (kind === 'plan') return undefined;
  if (!isConfirmed(booking(key).read().requirements)) return paths.requirements(key);
  return user.email ? undefined : paths.email(key);
}

/** What she has to do on this page before she can order, or nothing. */
export function missingIn({ email, wishes }: Review, online: boolean): CallErrorCode | undefined {
  if ('typed' in email && !isEmail(email.typed.trim())) return 'email_invalid';
  if (!wishes.begin || !wishes.knows) return 'early_start_missing';
  return online ? undefined : 'unreachable';
}

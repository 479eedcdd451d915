import type { Locale } from '#domain/text/locales.ts';
import type { LoginReason } from '#domain/identity/sign-in.ts';
import { pathOf } from './routes.ts';

/** The login page, with the reason and the path to return to. */
export function loginPath(
  locale: Locale,
  { reason, next }: { reason?: LoginReason; next?: string } = {},
): string {
  const query = new URLSearchParams();
  if (reason !== undefined && reason !== 'sign-in') query.set('for', reason);
  if (next !== undefined) query.set('next', next);
  const asked = query.toString();
  return pathOf('login', locale) + (asked === '' ? '' : `?${asked}`);
}

import { isLocale, negotiate, type Locale } from '#domain/text/locales.ts';
import type { AppContext } from '../http/context.ts';

/** The language of the page that sent the request, otherwise the browser's. */
export function pageLocale(c: AppContext): Locale {
  const page = c.req.header('Referer') ?? '';
  const segment = URL.canParse(page) ? new URL(page).pathname.split('/')[1] : undefined;
  return isLocale(segment) ? segment : negotiate(c.req.header('Accept-Language'));
}

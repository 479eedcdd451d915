import { Hono } from 'hono';
import { company } from '#domain/company/company.ts';
import { pathOf } from '#i18n/routes.ts';
import {
  defaultLocale,
  isLocale,
  looksLikeLocale,
  negotiate,
  toLocale,
  type Locale,
} from '#domain/text/locales.ts';
import { adPage } from './ad-pages.ts';
import { recipePage } from '../pages/recipe-page.ts';
import { refuse } from '../http/refusal.ts';
import type { App } from '../http/context.ts';

const firstSegment = (path: string) => path.split('/')[1] ?? '';

/** `/fr/faq` → `/en/faq`, `/de-AT/faq` → `/de/faq`. Built only from the path, so it cannot lead to another site. */
function withOurLocale(path: string): string | undefined {
  const segment = firstSegment(path);
  if (isLocale(segment) || !looksLikeLocale(segment)) return undefined;
  return `/${toLocale(segment)}${path.slice(segment.length + 1) || '/'}`;
}

/** Recipes, and everything without a static file: redirects to a language, ads' addresses, or the 404 page. */
export const pages = new Hono<App>()
  .on(['GET', 'HEAD'], '/', (c) => {
    c.header('Vary', 'Accept-Language');
    c.header('Cache-Control', 'no-cache');
    return c.redirect(`/${negotiate(c.req.header('Accept-Language'))}/`, 302);
  })
  .on(['GET', 'HEAD'], '/app', (c) => {
    const device = c.req.header('User-Agent') ?? '';
    c.header('Vary', 'User-Agent, Accept-Language');
    c.header('Cache-Control', 'no-cache');
    if (/iPhone|iPad|iPod/.test(device)) return c.redirect(company.apps.ios, 302);
    if (device.includes('Android')) return c.redirect(company.apps.android, 302);
    return c.redirect(pathOf('my', negotiate(c.req.header('Accept-Language'))), 302);
  })
  .on(['GET', 'HEAD'], '*', async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const page = (await recipePage(c)) ?? (await adPage(c));
    if (page) return page;
    const ours = withOurLocale(pathname);
    if (ours) return c.redirect(`${ours}${search}`, 302);

    const segment = firstSegment(pathname);
    const locale: Locale = isLocale(segment)
      ? segment
      : negotiate(c.req.header('Accept-Language') ?? defaultLocale);
    const notFound = await c.env.ASSETS.fetch(new URL(`/${locale}/404`, c.req.url));
    c.header('Vary', 'Accept-Language');
    c.header('Content-Type', 'text/html; charset=utf-8');
    return c.newResponse(notFound.body, 404);
  })
  .all('*', (c) => refuse(c, 'method_not_allowed', { Allow: 'GET, HEAD' }));

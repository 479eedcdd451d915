import { isObject } from '#domain/text/json.ts';
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
import { refuse } from '../http/refusal.ts';
import type { App, AppContext } from '../http/context.ts';

const firstSegment = (path: string) => path.split('/')[1] ?? '';

/** `/fr/faq` → `/en/faq`, `/de-AT/faq` → `/de/faq`. Built only from the path, so it cannot lead to another site. */
function withOurLocale(path: string): string | undefined {
  const segment = firstSegment(path);
  if (isLocale(segment) || !looksLikeLocale(segment)) return undefined;
  return `/${toLocale(segment)}${path.slice(segment.length + 1) || '/'}`;
}

/** A recipe's Markdown from the JSON beside its page, as the platform limits the number of files. */
const markdownIn = (data: unknown): string | undefined =>
  isObject(data) && typeof data['markdown'] === 'string' ? data['markdown'] : undefined;

/**
 * Not a Hono route: a parameter where other routes have a fixed segment makes Hono search all routes on every
 * request.
 */
const isRecipesMarkdown = (path: string) => /^(\/[^/]+){3}\/index\.md$/.test(path);

async function recipesMarkdown(c: AppContext): Promise<Response | undefined> {
  const { pathname } = new URL(c.req.url);
  const json = await c.env.ASSETS.fetch(new URL(pathname.replace(/md$/, 'json'), c.req.url));
  const markdown = json.ok ? markdownIn(await json.json()) : undefined;
  if (markdown === undefined) return undefined;
  c.header('Content-Type', 'text/markdown; charset=utf-8');
  c.header('Cache-Control', 'public, max-age=0, must-revalidate');
  return c.body(markdown);
}

/** Everything without a static file: redirects to a language, a recipe's Markdown, ads' addresses, or the 404 page. */
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
    const markdown = isRecipesMarkdown(pathname) ? await recipesMarkdown(c) : undefined;
    if (markdown) return markdown;
    const advertised = await adPage(c);
    if (advertised) return advertised;
    const ours = withOurLocale(pathname);
    if (ours) return c.redirect(`${ours}${search}`, 302);

    const segment = firstSegment(pathname);
    const locale: Locale = isLocale(segment)
      ? segment
      : negotiate(c.req.header('Accept-Language') ?? defaultLocale);
    const page = await c.env.ASSETS.fetch(new URL(`/${locale}/404`, c.req.url));
    c.header('Vary', 'Accept-Language');
    c.header('Content-Type', 'text/html; charset=utf-8');
    return c.newResponse(page.body, 404);
  })
  .all('*', (c) => refuse(c, 'method_not_allowed', { Allow: 'GET, HEAD' }));

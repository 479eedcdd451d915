import { accepts } from 'hono/accepts';
import { locales } from '#domain/text/locales.ts';
import { isObject } from '#domain/text/json.ts';
import { pathOf } from '#i18n/routes.ts';
import type { App } from '../http/context.ts';
import type { Context } from 'hono';

const html = 'text/html';
const markdown = 'text/markdown';

/** In the recipes' folders, which run the Worker first (`run_worker_first` in `wrangler.toml`). */
export const isRecipePage = (path: string): boolean =>
  locales.some((locale) => path.startsWith(`${pathOf('recipes', locale)}/`)) && path.split('/').length === 4;

const markdownIn = (data: unknown): string | undefined =>
  isObject(data) && typeof data['markdown'] === 'string' ? data['markdown'] : undefined;

/** From the JSON beside the page, as the platform limits the number of files. */
async function markdownOf(c: Context<App>, page: string): Promise<Response | undefined> {
  const json = await c.env.ASSETS.fetch(new URL(`${page}/index.json`, c.req.url));
  const text = json.ok ? markdownIn(await json.json()) : undefined;
  if (text === undefined) return undefined;
  c.header('Content-Type', `${markdown}; charset=utf-8`);
  c.header('Cache-Control', 'public, max-age=0, must-revalidate');
  return c.body(text);
}

/** The page's own preload of its main picture. */
const mainPicture = /<link rel="preload" as="image"[^>]* href="([^"]+)"/;

/**
 * The static file, and its main picture in a `Link` header, by which a browser asks for it before it has read the page:
 * Chrome holds a page's preloads back until it has parsed the content security policy.
 */
async function htmlOf(c: Context<App>, file: Response): Promise<Response> {
  const page = file.body && (await file.text());
  const [, picture] = mainPicture.exec(page ?? '') ?? [];
  if (picture !== undefined) c.header('Link', `<${picture}>; rel=preload; as=image; fetchpriority=high`);
  return c.newResponse(page, file);
}

/** The page, or its Markdown if the client prefers that, as software that reads for people does. */
async function negotiated(c: Context<App>): Promise<Response | undefined> {
  c.header('Vary', 'Accept');
  const type = accepts(c, { header: 'Accept', supports: [html, markdown], default: html });
  const text = type === markdown ? await markdownOf(c, c.req.path) : undefined;
  if (text) return text;
  const file = await c.env.ASSETS.fetch(c.req.raw);
  if (file.status !== 404) return htmlOf(c, file);
  await file.body?.cancel();
  return undefined;
}

/** A recipe at its page's address, or at `/index.md` below it. */
export async function recipePage(c: Context<App>): Promise<Response | undefined> {
  const { path } = c.req;
  if (isRecipePage(path)) return negotiated(c);
  const page = path.replace(/\/index\.md$/, '');
  return page !== path && isRecipePage(page) ? markdownOf(c, page) : undefined;
}

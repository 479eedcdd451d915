import { createMiddleware } from 'hono/factory';
import { getCookie, setCookie } from 'hono/cookie';
import { receiveStripeWebhook } from '#site/api/stripe-webhook.ts';
import { readHealth } from '#site/api/health.ts';
import { sha256 } from '../crypto/sha256.ts';
import { isRecipePage } from '../pages/recipe-page.ts';
import { mayTry, tooMany } from './rate-limit.ts';
import type { Context, Next } from 'hono';
import type { App } from '../http/context.ts';

/**
 * Staging's password: HTTP basic authentication for all pages, files and endpoints, and `noindex` on every answer.
 * Covers static files, too, as staging runs the Worker first (`run_worker_first` in `wrangler.toml`).
 *
 * Calls of signed-in members have their token in `Authorization`, so the password also sets a cookie. Webhooks have
 * neither; their signature lets them in.
 * @see https://www.rfc-editor.org/rfc/rfc7617
 */
const cookie = '__Host-staging';
const user = 'valea';
const days30 = 30 * 86_400;

/** Derived from the secret, so that guessed passwords cannot be tried as cookies. */
const passOf = (c: Context<App>, password: string) =>
  sha256(`staging ${password} ${c.env.STRIPE_SECRET_KEY ?? ''}`);

function passwordIn(authorization: string): string | undefined {
  const encoded = /^Basic ([A-Za-z0-9+/]+=*)$/i.exec(authorization)?.[1];
  if (encoded === undefined) return undefined;
  try {
    const given = new TextDecoder().decode(Uint8Array.from(atob(encoded), (char) => char.charCodeAt(0)));
    return given.startsWith(`${user}:`) ? given.slice(user.length + 1) : '';
  } catch {
    return '';
  }
}

const closed = (c: Context<App>) =>
  c.text('Staging: sign in.', 401, {
    'WWW-Authenticate': 'Basic realm="Staging", charset="UTF-8"',
    'Cache-Control': 'no-store',
  });

async function refusalOf(c: Context<App>): Promise<Response | undefined> {
  const { STAGING_PASSWORD: password } = c.env;
  if (c.req.path === receiveStripeWebhook.path) return undefined;
  if (!password) {
    // Only the health check answers, because it names the missing setting.
    return c.req.path === readHealth.path ? undefined : c.text('Staging: STAGING_PASSWORD is not set.', 503);
  }
  const pass = await passOf(c, password);
  const kept = getCookie(c, cookie);
  if (kept === pass) return undefined;
  const given = passwordIn(c.req.header('Authorization') ?? '');
  if (kept === undefined && given === undefined) return closed(c);
  // Right passwords count, too: beyond the limit no response reveals whether one was right.
  if (!(await mayTry(c, 'staging'))) return tooMany(c);
  // Comparing digests keeps the timing from revealing anything about the password.
  if (given === undefined || (await passOf(c, given)) !== pass) return closed(c);
  setCookie(c, cookie, pass, { path: '/', secure: true, httpOnly: true, sameSite: 'Lax', maxAge: days30 });
  return undefined;
}

/** The static file, which the platform would serve without the Worker in front. */
async function staticFile(c: Context<App>): Promise<Response | undefined> {
  const { method, path } = c.req;
  if (!['GET', 'HEAD'].includes(method) || path.startsWith('/api/') || isRecipePage(path)) return undefined;
  const file = await c.env.ASSETS.fetch(c.req.raw);
  if (file.status !== 404) return c.newResponse(file.body, file);
  await file.body?.cancel();
  return undefined;
}

async function behindPassword(c: Context<App>, next: Next): Promise<void> {
  const answer = (await refusalOf(c)) ?? (await staticFile(c));
  if (answer) c.res = answer;
  else await next();
  c.res.headers.set('X-Robots-Tag', 'noindex, nofollow');
}

export const staging = createMiddleware<App>((c, next) =>
  c.env.ENVIRONMENT === 'staging' ? behindPassword(c, next) : next(),
);

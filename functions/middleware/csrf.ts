import { createMiddleware } from 'hono/factory';
import { refuse } from '../refusal.ts';
import type { App } from '../context.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * CSRF protection: no other site may have our visitors' browsers change something (cross-site request forgery).
 * Browsers say in `Origin` and `Sec-Fetch-Site` where a request comes from, and no page can forge either. A client
 * that sends neither is no browser (the payment service, a monitor) and carries nobody's cookies.
 *
 * Stricter than `hono/csrf`, which guards form content types alone and takes one matching header of the two for
 * enough (docs/decisions/025-csrf.md).
 * @see https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Sec-Fetch-Site
 */
export const csrf = createMiddleware<App>((c, next) => {
  if (!safeMethods.has(c.req.method)) {
    const origin = c.req.header('Origin');
    const site = c.req.header('Sec-Fetch-Site');
    const isForeign = origin !== undefined && origin !== new URL(c.req.url).origin;
    if (isForeign || (site !== undefined && site !== 'same-origin')) {
      return Promise.resolve(refuse(c, 'foreign_origin'));
    }
  }
  return next();
});

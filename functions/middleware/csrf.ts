import { createMiddleware } from 'hono/factory';
import { refuse } from '../http/refusal.ts';
import type { App } from '../http/context.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * CSRF protection by `Origin` and `Sec-Fetch-Site`, which no page can forge. A client that sends neither is not a
 * browser (the payment service, a monitor) and has no visitor's cookies.
 *
 * Stricter than `hono/csrf`, which only guards form content types and accepts one matching header of the two
 * (docs/decisions/025-csrf.md).
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

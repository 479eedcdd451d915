import { createMiddleware } from 'hono/factory';
import { refuse } from '../refusal.ts';
import type { App } from '../context.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * No other site may have our visitors' browsers change something. Browsers say where a request comes from and
 * let no page lie about it; who is no browser (the payment service, a monitor) says nothing and has no visitor.
 */
export const sameOrigin = createMiddleware<App>(async (c, next) => {
  if (!safeMethods.has(c.req.method)) {
    const origin = c.req.header('Origin');
    const site = c.req.header('Sec-Fetch-Site');
    const foreign = origin !== undefined && origin !== new URL(c.req.url).origin;
    if (foreign || (site !== undefined && site !== 'same-origin')) return refuse(c, 'foreign_origin');
  }
  return next();
});

import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import { securityHeaders } from '#domain/security-headers.ts';
import { createLog } from '../log.ts';
import type { App } from '../context.ts';

const alwaysSet = Object.entries(securityHeaders);

/** Every answer carries the request's id and the security headers; the API's are kept by nobody, and logged. */
export const identified = createMiddleware<App>(async (c, next) => {
  const started = Date.now();
  const requestId = crypto.randomUUID();
  c.set('requestId', requestId);
  c.set('log', createLog({ requestId }));
  await next();
  // Every handler makes an answer of its own, whose headers can be set; `c.header` would wrap it once for each.
  const { headers } = c.res;
  headers.set('X-Request-Id', requestId);
  for (const [name, value] of alwaysSet) headers.set(name, value);
  if (!c.req.path.startsWith('/api/')) return;
  headers.set('Cache-Control', 'no-store');
  const fields = { method: c.req.method, route: routePath(c), status: c.res.status };
  c.var.log.info('answered', {
    ...fields,
    milliseconds: Date.now() - started,
    ...(c.var.refusal ? { code: c.var.refusal } : {}),
  });
});

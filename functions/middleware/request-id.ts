import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import { dataPolicy, securityHeaders } from '#site/api/security-headers.ts';
import { readHealth } from '#site/api/health.ts';
import { storesOf } from '../deps.ts';
import { createLog } from '../log.ts';
import { withFindings } from '../operator/finding-log.ts';
import type { App } from '../http/context.ts';

const alwaysSet = Object.entries(securityHeaders);

/** Adds request id and security headers to every response; API responses are logged and never cached. */
export const requestId = createMiddleware<App>(async (c, next) => {
  const started = Date.now();
  const id = crypto.randomUUID();
  c.set('requestId', id);
  const log = withFindings(createLog({ requestId: id }), {
    report: (finding) => {
      c.executionCtx.waitUntil(storesOf(c.env).report(finding));
    },
    source: () => `${c.req.method} ${routePath(c)}`,
    requestId: id,
  });
  c.set('log', log);
  c.set('refused', {});
  await next();
  // Set directly: handlers return fresh responses, and each `c.header` would wrap them again.
  const { headers } = c.res;
  headers.set('X-Request-Id', id);
  for (const [name, value] of alwaysSet) headers.set(name, value);
  if (c.req.path === readHealth.path) headers.set('X-Version', c.env.VERSION.id);
  if (!c.req.path.startsWith('/api/')) return;
  headers.set('Cache-Control', 'no-store');
  // An HTML page answers a form without script and has its own policy.
  if (headers.get('Content-Type')?.startsWith('text/html') !== true) {
    headers.set('Content-Security-Policy', dataPolicy);
  }
  const fields = { method: c.req.method, route: routePath(c), status: c.res.status };
  c.get('log').info('request', {
    ...fields,
    milliseconds: Date.now() - started,
    ...c.get('refused'),
  });
});

import { modulesOf } from '#domain/course/modules.ts';
import { app } from '../../../functions/app.ts';
import { anyAddress, site } from './call.ts';

/** All of the API, as in "POST /api/cancel". */
export const endpoints = [
  ...new Set(
    app.routes
      .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
      .map(({ method, path }) => `${method} ${path}`),
  ),
];

/** A request that gets past every middleware, with an empty body. */
export function requestTo(endpoint: string, authorization: string): Request {
  const [method = '', path = ''] = endpoint.split(' ');
  const filled = path
    .replace(':course', 'zpp')
    .replace(':module', modulesOf('zpp')[0]?.slug ?? '')
    .replace(/:\w+/, crypto.randomUUID());
  const headers = {
    Authorization: authorization,
    'Content-Type': 'application/json',
    'CF-Connecting-IP': anyAddress(),
    Origin: site,
  };
  return new Request(site + filled, { method, headers, ...(method === 'POST' && { body: '{}' }) });
}

import type { IncomingHttpHeaders } from 'node:http';

const ownHost = /^(?:localhost|127\.0\.0\.1|\[::1\]):\d+$/;
const ownOrigin = /^http:\/\/localhost(?::\d+)?$/;

/** Pages of this machine's sites, and programs that are no browser. A foreign page is neither, nor a renamed host. */
export const mayCall = ({ host, origin }: IncomingHttpHeaders): boolean =>
  ownHost.test(host ?? '') && (origin === undefined || ownOrigin.test(origin));

/** What lets the SDK on a page of the site talk to another port. */
export const corsHeaders = ({ origin, ...headers }: IncomingHttpHeaders): Record<string, string> =>
  origin === undefined
    ? {}
    : {
        'access-control-allow-origin': origin,
        'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
        'access-control-allow-headers': headers['access-control-request-headers'] ?? '',
        'access-control-max-age': '600',
        vary: 'Origin',
      };

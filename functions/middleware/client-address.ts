import type { Env } from '../env.ts';

/** An IPv6 subscriber owns a /64 and may pick any address in it: the prefix is who she is. */
function prefixOf(address: string): string {
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').length;
  const whole = [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...(tail ?? '').split(':')];
  return `${whole
    .slice(0, 4)
    .map((group) => (Number.parseInt(group, 16) || 0).toString(16))
    .join(':')}::/64`;
}

/**
 * Whom to count a request for. Only the edge's own header is asked: the edge writes it anew on every request,
 * whatever the client sent. Without an edge in front (`local`) nothing can be believed, and all count as one.
 */
export function clientAddress(request: Request, env: Env): string {
  if (env.ENVIRONMENT === 'local') return 'this machine';
  const address = request.headers.get('CF-Connecting-IP')?.trim() ?? '';
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(address)) return address;
  return /^[\da-f:]{2,39}(%\w+)?$/i.test(address) ? prefixOf(address.toLowerCase()) : 'unknown';
}

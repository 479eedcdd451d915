/** Pages behind mailed links: what they show, their button, and the one step of a mail program. */
import { anyAddress, call, post, site } from './call.ts';
import type { SentMail } from './mailbox.ts';
import type { Env } from '../../../functions/env.ts';

export const openPage = (path: string, worker: Env) =>
  call(new Request(site + path, { headers: { 'CF-Connecting-IP': anyAddress() } }), worker);

export const viewOf = ({ body }: { body: unknown }) =>
  [...String(body).matchAll(/<section data-link-view="(\w+)"( hidden)?/g)].find(
    ([, , hidden]) => !hidden,
  )?.[1];

/** Presses the button of the page at that path. */
export function press(endpoint: string, path: string, worker?: Env, more: Record<string, string> = {}) {
  const body = new URLSearchParams({ token: path.split('/').at(-1) ?? '', locale: 'de', ...more });
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  return call(post({ body, headers }, endpoint), worker);
}

/** Where a mail program posts to unsubscribe. @see https://www.rfc-editor.org/rfc/rfc8058 */
export const oneClickPath = (mail: SentMail | undefined) =>
  new URL(/^<(.+)>$/.exec(mail?.headers['List-Unsubscribe'] ?? '')?.[1] ?? '').pathname;

export function clickOnce(path: string, worker: Env) {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', 'CF-Connecting-IP': anyAddress() };
  return call(
    new Request(site + path, { method: 'POST', headers, body: 'List-Unsubscribe=One-Click' }),
    worker,
  );
}

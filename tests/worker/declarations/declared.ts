import type { declarer } from '../outside/declarer.ts';
import { anyAddress, call, post, site } from '../outside/call.ts';
import type { DeclarationKind } from '#domain/shop/declaration.ts';
import type { Env } from '../../../functions/env.ts';

/** What the form of a cancellation sends. */
export const cancellation = (email: string, more: Record<string, unknown> = {}) => ({
  locale: 'de',
  name: 'Erika Muster',
  email,
  contract: 'app',
  manner: 'ordinary',
  ...more,
});

/** Cancels without a sign-in. */
export const cancel = (worker: Env, given: ReturnType<typeof cancellation>, headers = {}) =>
  call(post({ body: JSON.stringify(given), headers }, '/api/cancel'), worker);

/** Sends a form without script. */
export function sendForm(worker: Env, kind: DeclarationKind, fields: Record<string, string>, headers = {}) {
  const sent = {
    'CF-Connecting-IP': anyAddress(),
    Origin: site,
    'Sec-Fetch-Site': 'same-origin',
    ...headers,
  };
  const body = new URLSearchParams(fields);
  return call(new Request(`${site}/api/${kind}`, { method: 'POST', headers: sent, body }), worker);
}

/** The same buyer's declarations while signed in, which need no further proof. */
export function signedIn({ her, email, deliverWebhooks }: Awaited<ReturnType<typeof declarer>>) {
  const send = async (path: string, more: Record<string, unknown>) => {
    const answer = await her.send(path, {
      locale: 'de',
      name: 'Erika Muster',
      email,
      contract: 'app',
      ...more,
    });
    await deliverWebhooks();
    return answer;
  };
  return {
    cancel: (more: Record<string, unknown> = {}) => send('/api/cancel', { manner: 'ordinary', ...more }),
    withdraw: (more: Record<string, unknown> = {}) => send('/api/withdraw', more),
  };
}

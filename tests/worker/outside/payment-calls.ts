import { vi } from 'vitest';
import { stripe } from './stand-ins.ts';

interface PaymentCall {
  method: string;
  path: string;
  /** Its idempotency key, as sent. */
  key: string;
}

/** Every call to the payment service from now on. */
export function paymentCallsFromNow() {
  const calls: PaymentCall[] = [];
  const send = globalThis.fetch;
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation((address, init) => {
    const { method, url, headers } = new Request(address, init);
    if (url.startsWith(`${stripe.url}/v1/`)) {
      const { pathname: path } = new URL(url);
      calls.push({ method, path, key: headers.get('Idempotency-Key') ?? '' });
    }
    return send(address, init);
  });
  return {
    calls,
    end: () => {
      spy.mockRestore();
    },
  };
}

/** Runs an action while responses of the payment service below that path are modified. */
export async function withAnswersChanged<Result>(
  path: string,
  change: (answer: Response) => Promise<Response>,
  act: () => Promise<Result>,
): Promise<Result> {
  const send = globalThis.fetch;
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    const answer = await send(address, init);
    const asked = address instanceof Request ? address.url : String(address);
    return asked.startsWith(stripe.url + path) ? change(answer) : answer;
  });
  try {
    return await act();
  } finally {
    spy.mockRestore();
  }
}

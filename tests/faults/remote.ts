import { z } from 'zod';
import { receivedSchema, type Received } from './received.ts';
import type { Fault } from './fault.ts';

/** Steers an upstream over its control address. Runs wherever `fetch` does, in workerd too. */
export function remoteUpstream(controlUrl: string) {
  async function call(method: 'GET' | 'PUT' | 'DELETE', path: string, body?: Fault): Promise<unknown> {
    const answer = await fetch(controlUrl + path, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok)
      throw new Error(`The upstream's control answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  }
  return {
    async become(fault: Fault): Promise<void> {
      await call('PUT', '/fault', fault);
    },
    async received(): Promise<Received[]> {
      return z.array(receivedSchema).parse(await call('GET', '/received'));
    },
    async forget(): Promise<void> {
      await call('DELETE', '/received');
    },
  };
}

import { z } from 'zod';
import type { Fault } from './fault.ts';

const seen = z.object({
  taken: z.array(
    z.object({
      event: z.record(z.string(), z.unknown()),
      testCode: z.string().optional(),
      times: z.number(),
    }),
  ),
  refused: z.array(z.object({ status: z.number(), reason: z.string() })),
});

/** Steers the stand-in from elsewhere. Runs wherever `fetch` does, in workerd too. */
export function remoteMeta(url: string) {
  async function call(method: 'GET' | 'PUT' | 'DELETE', path: string, fault?: Fault): Promise<unknown> {
    const answer = await fetch(url + path, { method, ...(fault ? { body: JSON.stringify(fault) } : {}) });
    if (!answer.ok) throw new Error(`The stand-in answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  }
  return {
    url,
    become: async (fault: Fault) => {
      await call('PUT', '/fault', fault);
    },
    seen: async () => seen.parse(await call('GET', '/received')),
    forget: async () => {
      await call('DELETE', '/received');
    },
  };
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { start, stop } from '../setup/processes.ts';
import { pressActions, typeActions, untilThere, type Driver } from './driver.ts';

const answerShape = z.object({
  id: z.number().optional(),
  result: z.unknown(),
  message: z.string().optional(),
});
const contextShape = z.object({ contexts: z.tuple([z.object({ context: z.string() })]).rest(z.unknown()) });
const valueShape = z.object({ result: z.object({ value: z.string().optional() }).optional() });

function openSocket(address: string): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(address);
    socket.addEventListener('open', () => resolve(socket));
    socket.addEventListener('error', () => reject(new Error(`Nobody answers at ${address}.`)));
  });
}

/**
 * Firefox over WebDriver BiDi, which it speaks itself.
 *
 * @see https://w3c.github.io/webdriver-bidi/
 */
export async function openFirefox(executable: string, port: number): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), 'valea-firefox-'));
  const child = start(
    executable,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', String(port)],
    {
      stdio: 'ignore',
      env: { ...process.env, HOME: profile, MOZ_HEADLESS_WIDTH: '1280', MOZ_HEADLESS_HEIGHT: '1000' },
    },
  );
  const address = `ws://127.0.0.1:${port}/session`;
  const socket = await untilThere(() => openSocket(address), 'Firefox did not start.');
  const waiting = new Map<number, (answer: z.infer<typeof answerShape>) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = answerShape.parse(JSON.parse(String(data)));
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  let count = 0;
  async function ask(method: string, params: Readonly<Record<string, unknown>>): Promise<unknown> {
    count += 1;
    const id = count;
    const answer = await new Promise<z.infer<typeof answerShape>>((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    waiting.delete(id);
    if (answer.message !== undefined) throw new Error(`${method}: ${answer.message}`);
    return answer.result;
  }
  await ask('session.new', { capabilities: {} });
  const [{ context }] = contextShape.parse(await ask('browsingContext.getTree', {})).contexts;
  return {
    name: 'Firefox ESR',
    open: (url) => ask('browsingContext.navigate', { context, url, wait: 'complete' }),
    async run(body) {
      const functionDeclaration = `() => JSON.stringify((() => { ${body} })())`;
      const answer = await ask('script.callFunction', {
        ...{ functionDeclaration, target: { context }, awaitPromise: false },
      });
      const json = valueShape.parse(answer).result?.value;
      return json === undefined ? undefined : (JSON.parse(json) as unknown);
    },
    press: (place) => ask('input.performActions', { context, actions: pressActions(place) }),
    type: (text) => ask('input.performActions', { context, actions: typeActions(text) }),
    async close() {
      socket.close();
      await stop(child);
      await rm(profile, { recursive: true, force: true });
    },
  };
}

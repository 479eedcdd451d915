import { once } from 'node:events';
import { z } from 'zod';
import { start, stop } from '../setup/processes.ts';
import { pressActions, typeActions, untilThere, type Driver } from './driver.ts';

const answerShape = z.object({ value: z.unknown() });
const sessionShape = z.object({ sessionId: z.string() });

/** A display that nobody looks at: WebKitGTK draws on one only. */
async function openDisplay(): Promise<{ name: string; close: () => Promise<void> }> {
  const child = start('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const said = child.stdio[3];
  if (!said) throw new Error('Xvfb has nowhere to say its number.');
  const [number] = (await once(said, 'data')) as [Buffer];
  return { name: `:${number.toString().trim()}`, close: () => stop(child) };
}

/**
 * WebKitGTK, the engine of Safari, over classic WebDriver.
 *
 * @see https://w3c.github.io/webdriver/
 */
export async function openWebKit(browser: string, port: number): Promise<Driver> {
  const display = await openDisplay();
  const child = start('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      ...{ DISPLAY: display.name, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1', LIBGL_ALWAYS_SOFTWARE: '1' },
    },
  });
  const server = `http://127.0.0.1:${port}`;
  async function ask(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<unknown> {
    const answer = await fetch(server + path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = answerShape.parse(await answer.json());
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  }
  await untilThere(() => ask('GET', '/status'), 'WebKitWebDriver did not start.');
  const { sessionId } = sessionShape.parse(
    await ask('POST', '/session', {
      capabilities: {
        alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } },
      },
    }),
  );
  const session = `/session/${sessionId}`;
  await ask('POST', `${session}/window/rect`, { x: 0, y: 0, width: 1280, height: 1000 });
  return {
    name: 'WebKitGTK',
    open: (url) => ask('POST', `${session}/url`, { url }),
    run: (body) => ask('POST', `${session}/execute/sync`, { script: body, args: [] }),
    press: (place) => ask('POST', `${session}/actions`, { actions: pressActions(place) }),
    type: (text) => ask('POST', `${session}/actions`, { actions: typeActions(text) }),
    async close() {
      await ask('DELETE', session).catch(() => undefined);
      await stop(child);
      await display.close();
    },
  };
}

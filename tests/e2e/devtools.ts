/**
 * A minimal browser over the DevTools protocol. Playwright attaches to every page, and an attached page is never
 * prerendered: here only its tab is attached.
 * @see https://chromedevtools.github.io/devtools-protocol/tot/Target/#method-createTarget
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserFlags, browserOfThisMachine } from '../../scripts/setup/browser.ts';

interface Message {
  id?: number;
  method?: string;
  sessionId?: string;
  params?: Record<string, unknown>;
  result?: Record<string, unknown>;
  error?: { message: string };
}

type Params = Record<string, unknown>;

export interface Tab {
  /** Calls the currently visible page. */
  send: (method: string, params?: Params) => Promise<Record<string, unknown>>;
  /** The value of an expression in the visible page. */
  evaluate: <Value>(expression: string) => Promise<Value>;
  /** Navigates as if the address was typed, and waits for the page to load. */
  open: (address: string) => Promise<void>;
  close: () => Promise<void>;
}

async function socketOf(address: string) {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  const waiting = new Map<number, { session: string | undefined; take: (answer: Message) => void }>();
  /** A page that is gone answers nothing: its callers are told. */
  const forget = (isGone: (session: string | undefined) => boolean) => {
    for (const { session, take } of waiting.values()) {
      if (isGone(session)) take({ error: { message: 'it is gone' } });
    }
  };
  socket.addEventListener('close', () => {
    forget(() => true);
  });
  const listeners = new Set<(message: Message) => void>();
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    waiting.get(message.id ?? 0)?.take(message);
    const { sessionId: gone } = message.params ?? {};
    if (message.method === 'Target.detachedFromTarget') forget((session) => session === gone);
    if (message.method !== undefined) for (const listen of listeners) listen(message);
  });
  let last = 0;
  const send = async (method: string, params: Params = {}, sessionId?: string) => {
    const id = (last += 1);
    const answer = await new Promise<Message>((resolve) => {
      waiting.set(id, { session: sessionId, take: resolve });
      socket.send(JSON.stringify({ id, method, params, ...(sessionId === undefined ? {} : { sessionId }) }));
    });
    waiting.delete(id);
    if (answer.error) throw new Error(`${method}: ${answer.error.message}`);
    return answer.result ?? {};
  };
  return { send, listeners };
}

/** A mouse, which a headless browser does not have. */
export const withMouse =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';

/** A separate browser with a fresh profile. */
export async function bareBrowser(flags: readonly string[]) {
  const file = browserOfThisMachine() ?? chromium.executablePath();
  const profile = mkdtempSync(join(tmpdir(), 'valea-browser-'));
  const child = spawn(
    file,
    [...browserFlags, '--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, ...flags],
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  let said = '';
  const address = await new Promise<string>((resolve, reject) => {
    child.stderr.setEncoding('utf8').on('data', (words: string) => {
      said += words;
      const [found] = /ws:\/\/\S+/.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', () => {
      reject(new Error(`The browser did not start: ${said}`));
    });
  });
  const { send, listeners } = await socketOf(address);

  /** `prepare` runs on each page, including prerendered ones. */
  async function newTab(prepare: readonly (readonly [string, Params])[]): Promise<Tab> {
    const pages: string[] = [];
    const { targetId } = await send('Target.createTarget', { url: 'about:blank', forTab: true });
    const { sessionId: tab } = await send('Target.attachToTarget', { targetId, flatten: true });
    const listen = ({ method, sessionId, params = {} }: Message) => {
      const page = params['sessionId'];
      if (sessionId !== tab || typeof page !== 'string') return;
      const { type } = (params['targetInfo'] ?? {}) as { type?: string };
      if (method === 'Target.attachedToTarget' && type === 'page') {
        pages.push(page);
        // A page that was closed before the call has nothing to answer.
        for (const [what, how] of prepare) send(what, how, page).catch(() => undefined);
      }
      if (method === 'Target.detachedFromTarget' && pages.includes(page))
        pages.splice(pages.indexOf(page), 1);
    };
    listeners.add(listen);
    await send(
      'Target.setAutoAttach',
      { autoAttach: true, waitForDebuggerOnStart: false, flatten: true },
      String(tab),
    );
    /** Prerendered pages come after it, and the one that becomes visible outlives it. */
    const asked = (method: string, params?: Params) => send(method, params, pages[0]);
    const evaluate = async <Value>(expression: string) => {
      const { result, exceptionDetails } = await asked('Runtime.evaluate', {
        expression,
        awaitPromise: true,
        returnByValue: true,
      });
      if (exceptionDetails) throw new Error(`${expression}: ${JSON.stringify(result)}`);
      return (result as { value: Value }).value;
    };
    return {
      send: asked,
      evaluate,
      async open(path) {
        await asked('Page.navigate', { url: path });
        await evaluate(
          "new Promise((done) => document.readyState === 'complete' ? done() : addEventListener('load', done))",
        );
      },
      async close() {
        listeners.delete(listen);
        await send('Target.closeTarget', { targetId });
      },
    };
  }

  return {
    newTab,
    async close() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      // It may be gone before it answers.
      send('Browser.close').catch(() => undefined);
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

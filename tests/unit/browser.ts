import { resolveObjectURL } from 'node:buffer';
import { atom } from 'nanostores';
import { expect, onTestFinished, vi } from 'vitest';
import { company } from '#domain/company/company.ts';
import type { ErrorCode } from '#domain/errors/error-codes.ts';
import type { RequestOf } from '#site/api/bodies.ts';
import type { AnswerOf, Endpoint } from '#site/api/endpoint.ts';
import { forgetMemory } from '#site/browser/browser-storage.ts';
import { environment } from '#site/browser/environment.ts';
import type { Identity } from '#site/browser/identity/identity.ts';
import { provider } from '#site/browser/identity/provider.ts';
import type { Person } from '#site/browser/members/members.ts';
import type { SessionState } from '#site/browser/session.ts';
import { person } from '../fixtures/person.ts';

export class Refusal {
  readonly code: ErrorCode;
  constructor(code: ErrorCode) {
    this.code = code;
  }
}
/** A refusal by the Worker with this code. */
export const refuse = (code: ErrorCode) => new Refusal(code);

type Reply<Data> = Data | Refusal | Promise<Data | Refusal>;
/** Endpoints without content need no `return`. */
type Handler<E extends Endpoint> = (
  request: RequestOf<E>,
  signal: AbortSignal,
) => [AnswerOf<E>] extends [undefined] ? unknown : Reply<AnswerOf<E>>;

function responseOf(reply: unknown): Response {
  if (reply instanceof Refusal) return Response.json({ error: { code: reply.code } }, { status: 400 });
  if (reply === undefined) return new Response(null, { status: 204 });
  return reply instanceof Blob ? new Response(reply) : Response.json(reply);
}

/** A device's storage, which a test can block or fill. */
export class MemoryStorage {
  readonly entries = new Map<string, string>();
  isBlocked = false;
  isFull = false;
  #open() {
    if (this.isBlocked) throw new DOMException('blocked', 'SecurityError');
    return this.entries;
  }
  get length() {
    return this.#open().size;
  }
  getItem = (key: string) => this.#open().get(key) ?? null;
  setItem = (key: string, value: string) => {
    if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
    this.#open().set(key, value);
  };
  removeItem = (key: string) => void this.#open().delete(key);
  key = (index: number) => [...this.#open().keys()][index] ?? null;
}

/** Messages of a tab reach all other tabs of the browser, as on the platform. */
class MemoryChannel extends EventTarget {
  static open: MemoryChannel[] = [];
  readonly name: string;
  constructor(name: string) {
    super();
    this.name = name;
    MemoryChannel.open.push(this);
  }
  postMessage(data: unknown) {
    for (const other of MemoryChannel.open)
      if (other !== this && other.name === this.name)
        other.dispatchEvent(new MessageEvent('message', { data }));
  }
}

class CookieDocument extends EventTarget {
  readonly cookies = new Map<string, string>();
  get cookie() {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }
  set cookie(text: string) {
    const [, name = '', value = ''] = /^([^=;]*)=([^;]*)/.exec(text) ?? [];
    if (text.includes('Max-Age=0')) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

class MemoryStorageEvent extends Event {
  readonly key: string | null;
  readonly newValue: string | null;
  constructor(type: string, { key = null, newValue = null }: StorageEventInit = {}) {
    super(type);
    this.key = key;
    this.newValue = newValue;
  }
}

export const memberOf = (more: Partial<Person> = {}): SessionState => ({
  state: 'member',
  member: { ...person(more), hasAccess: false },
});

/**
 * A page in a browser, replacing the platform's globals until the test ends: fake timers, storage, events, URLs, the
 * session, and a Worker with the test's answers.
 */
export function browser({
  known = memberOf(),
  identity = { token: () => Promise.resolve({ text: 'a.b.c', userId: 'user-1' }) },
  address = '/de/',
  now = '2026-11-22T10:00:00Z',
}: { known?: SessionState; identity?: Partial<Identity>; address?: string; now?: string } = {}) {
  const handlers: {
    method: string;
    path: RegExp;
    handle: (request: never, signal: AbortSignal) => unknown;
  }[] = [];
  const forgetters: (() => void)[] = [];
  const unanswered: string[] = [];
  const window = new EventTarget();
  const localStorage = new MemoryStorage();
  const sessionStorage = new MemoryStorage();
  const beacons: string[] = [];
  const navigator = { onLine: true, sendBeacon: (path: string) => beacons.push(path) > 0 };
  const dataset: Record<string, string> = {};
  const document = Object.assign(new CookieDocument(), {
    hidden: false,
    referrer: '',
    documentElement: { lang: 'de', toggleAttribute: () => false },
    body: { dataset },
    getElementById: () => null,
    querySelector: () => null,
    querySelectorAll: () => [],
    createElement: () => {
      const link = { href: '', download: '', click: () => void saved.push([link.download, link.href]) };
      return link;
    },
  });
  /** Where the page navigated, and which requests it sent. */
  const went: string[] = [];
  const asked: string[] = [];
  const saved: [name: string, url: string][] = [];
  const $session = atom<SessionState>({ state: 'loading' });
  const go = (url: string) => void went.push(url);
  const entries: unknown[] = [null];
  const history = {
    get state() {
      return entries.at(-1);
    },
    pushState: (state: unknown) => void entries.push(state),
    replaceState(state: unknown, _: string, address: string | URL = url) {
      entries.splice(-1, 1, state);
      url.href = new URL(address, url).href;
    },
    back() {
      entries.pop();
      dispatchEvent(Object.assign(new Event('popstate'), { state: history.state }));
    },
  };
  const url = new URL(address, company.site);

  async function fetch(path: string, { method = 'GET', body, signal }: RequestInit = {}) {
    asked.push(`${method} ${path}`);
    if (!navigator.onLine) throw new TypeError('Failed to fetch');
    // The last answer given for an endpoint counts.
    const found = handlers.findLast((known) => known.method === method && known.path.test(path));
    if (!found) {
      unanswered.push(`${method} ${path}`);
      return new Response(null, { status: 500 });
    }
    const sent = typeof body === 'string' ? (JSON.parse(body) as object) : {};
    const request = { ...found.path.exec(path)?.groups, ...sent };
    return responseOf(await found.handle(request as never, signal ?? AbortSignal.any([])));
  }

  const stubs = {
    fetch,
    document,
    navigator,
    localStorage,
    sessionStorage,
    history,
    requestAnimationFrame: (paint: () => void) => setTimeout(paint, 16),
    BroadcastChannel: MemoryChannel,
    StorageEvent: MemoryStorageEvent,
    location: Object.assign(url, { assign: go, replace: go, reload: () => go('reload') }),
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
    dispatchEvent: window.dispatchEvent.bind(window),
  };
  for (const [name, value] of Object.entries(stubs)) vi.stubGlobal(name, value);
  vi.useFakeTimers({ now: new Date(now) });
  const { session } = environment;
  const { load } = provider;
  provider.load = () => Promise.resolve(identity as Identity);
  environment.session = {
    $state: $session,
    load() {
      if ($session.get().state === 'loading') $session.set({ ...page.known });
    },
    refresh() {
      $session.set({ ...page.known });
      return Promise.resolve();
    },
    signOut() {
      page.signOut();
      return Promise.resolve();
    },
    onForget: (forget) => void forgetters.push(forget),
  };
  onTestFinished(() => {
    environment.session = session;
    provider.load = load;
    MemoryChannel.open = [];
    forgetMemory();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    expect(unanswered, 'requests that the test answers').toEqual([]);
  });

  const page = {
    /** The result of loading and refreshing the session. */
    known,
    $session,
    document,
    localStorage,
    sessionStorage,
    went,
    asked,
    beacons,
    /** From now on the Worker answers this endpoint like this. */
    answer: <E extends Endpoint>(endpoint: E, handle: Handler<E>) => {
      const path = new RegExp(`^${endpoint.path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
      handlers.push({ method: endpoint.method, path, handle });
    },
    /** The site has this file. */
    serve: (path: string, content: () => unknown) => {
      handlers.push({ method: 'GET', path: new RegExp(`^${path}$`), handle: content });
    },
    goOffline: () => {
      navigator.onLine = false;
      dispatchEvent(new Event('offline'));
    },
    goOnline: () => {
      navigator.onLine = true;
      dispatchEvent(new Event('online'));
    },
    /** Returns from the back-forward cache. */
    wake: () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
    signOut: (state: SessionState = { state: 'visitor' }) => {
      for (const forget of forgetters) forget();
      $session.set(state);
    },
    /** Saved files: their names and contents. */
    saved: () =>
      saved.map(([name, address]) => {
        const file = resolveObjectURL(address);
        if (!file) throw new Error(`${name} is no file.`);
        return { name, file };
      }),
    /** Lets that many milliseconds pass, with their timers and answers. */
    pass: (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds),
  };
  return page;
}

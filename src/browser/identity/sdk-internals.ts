import { _components } from 'firebase/app';
import { browserLocalPersistence, indexedDBLocalPersistence, type Persistence } from 'firebase/auth';
import { isSessionStored } from './stored-session.ts';

/** All that leans on parts of the SDK that its types hide; `tests/unit/session/sdk-internals.test.ts` says which. */
declare module 'firebase/app' {
  /** What an app is made of. */
  export const _components: Map<string, unknown>;
}

// Counts on which days the SDK was used, and stores that on the device: nobody asked for it.
_components.delete('heartbeat');

type Listener = (value: unknown) => void;

/** What the SDK asks of a storage; its types hide it. */
interface SdkStorage {
  _isAvailable(): Promise<boolean>;
  _set(key: string, value: unknown): Promise<void>;
  _get(key: string): Promise<unknown>;
  _remove(key: string): Promise<void>;
  _addListener(key: string, listener: Listener): void;
  _removeListener(key: string, listener: Listener): void;
}

// The edge: the SDK makes its storages of such classes, and its types do not tell.
const create = (storage: Persistence) => new (storage as unknown as new () => SdkStorage)();

/**
 * The SDK's session storage in IndexedDB, which is made when somebody has signed in and not before: on the device of a
 * visitor who merely looks at the login page nothing is stored (§ 25 TDDDG). Where there can be no database, the
 * session lies in `localStorage`, and where that is blocked in this page's memory.
 */
class LastingStorage implements SdkStorage {
  static readonly type = 'LOCAL';
  readonly type = 'LOCAL';
  readonly #database = create(indexedDBLocalPersistence);
  readonly #instead = create(browserLocalPersistence);
  readonly #held = new Map<string, unknown>();
  readonly #waiting = new Map<Listener, string>();
  #isOpen = false;

  /** From now on the SDK watches the database, so that tabs hear of each other. */
  #begin() {
    this.#isOpen = true;
    for (const [listener, key] of this.#waiting) this.#database._addListener(key, listener);
    this.#waiting.clear();
  }

  async #open(): Promise<boolean> {
    if (!this.#isOpen && (await isSessionStored())) this.#begin();
    return this.#isOpen;
  }

  /** Signing in in another tab makes the database. */
  #hear = async () => {
    if (this.#isOpen) return;
    const listeners = [...this.#waiting];
    if (!(await this.#open())) return;
    for (const [listener, key] of listeners) listener(await this.#database._get(key));
  };

  async _isAvailable(): Promise<boolean> {
    return (await isSessionStored()) ? this.#database._isAvailable() : typeof indexedDB === 'object';
  }

  async _set(key: string, value: unknown): Promise<void> {
    try {
      await this.#database._set(key, value);
      this.#held.delete(key);
      if (!this.#isOpen) this.#begin();
    } catch {
      this.#held.set(key, value);
      await this.#instead._set(key, value).catch(() => undefined);
    }
  }

  async _get(key: string): Promise<unknown> {
    if (this.#held.has(key)) return this.#held.get(key);
    return (await this.#open()) ? this.#database._get(key) : null;
  }

  async _remove(key: string): Promise<void> {
    if (this.#held.delete(key)) await this.#instead._remove(key).catch(() => undefined);
    if (await this.#open()) await this.#database._remove(key);
  }

  _addListener(key: string, listener: Listener): void {
    if (this.#isOpen) {
      this.#database._addListener(key, listener);
      return;
    }
    this.#waiting.set(listener, key);
    addEventListener('storage', () => void this.#hear());
  }

  _removeListener(key: string, listener: Listener): void {
    if (!this.#waiting.delete(listener)) this.#database._removeListener(key, listener);
  }
}

export const lastingStorage: Persistence = LastingStorage;

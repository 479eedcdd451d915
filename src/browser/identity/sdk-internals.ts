import { _components } from 'firebase/app';
import { browserLocalPersistence, indexedDBLocalPersistence, type Persistence } from 'firebase/auth';
import { isSessionStored } from './stored-session.ts';

/** Everything that relies on undocumented parts of the SDK; `tests/unit/session/sdk-internals.test.ts` checks them. */
declare module 'firebase/app' {
  /** The components of an app. */
  export const _components: Map<string, unknown>;
}

// Counts the days on which the SDK was used, and stores that on the device, which nobody asked for.
_components.delete('heartbeat');

type Listener = (value: unknown) => void;

/** The SDK's storage interface, which its types hide. */
interface SdkStorage {
  _isAvailable(): Promise<boolean>;
  _set(key: string, value: unknown): Promise<void>;
  _get(key: string): Promise<unknown>;
  _remove(key: string): Promise<void>;
  _addListener(key: string, listener: Listener): void;
  _removeListener(key: string, listener: Listener): void;
}

// Cast: the SDK creates its storages from such classes, but its types do not say so.
const create = (storage: Persistence) => new (storage as unknown as new () => SdkStorage)();

/**
 * The SDK's session storage in IndexedDB, only created after a sign-in: merely viewing the login page stores nothing
 * (§ 25 TDDDG). Without a database the session is in `localStorage`, and if that is blocked in this page's memory.
 */
class LastingStorage implements SdkStorage {
  static readonly type = 'LOCAL';
  readonly type = 'LOCAL';
  readonly #database = create(indexedDBLocalPersistence);
  readonly #instead = create(browserLocalPersistence);
  readonly #held = new Map<string, unknown>();
  readonly #waiting = new Map<Listener, string>();
  #isOpen = false;

  /** From now on the SDK watches the database, so that tabs notice each other's sign-ins. */
  #begin() {
    this.#isOpen = true;
    for (const [listener, key] of this.#waiting) this.#database._addListener(key, listener);
    this.#waiting.clear();
  }

  async #open(): Promise<boolean> {
    if (!this.#isOpen && (await isSessionStored())) this.#begin();
    return this.#isOpen;
  }

  /** Signing in in another tab creates the database. */
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

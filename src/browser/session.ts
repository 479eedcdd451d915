import { atom, type ReadableAtom } from 'nanostores';
import { hasAccess } from '#domain/shop/access.ts';
import type { CodeOf } from '#site/api/endpoint.ts';
import type { operations } from '#site/api/graphql.ts';
import { onDevice, storedValue } from './browser-storage.ts';
import { events } from './events.ts';
import { signOutOfDevice } from './forget-device.ts';
import type { Account, Identity, Token } from './identity/identity.ts';
import { provider } from './identity/provider.ts';
import { stableId } from './ids.ts';
import { latest } from './latest.ts';
import { members } from './member-call.ts';
import type { Person } from './members/members.ts';
import { retry, type Retried } from './retry.ts';
import { keepSignedInHint, onSignedOutElsewhere } from './signed-in-hint.ts';
import { endSkeleton } from './skeleton.ts';
import { wait } from './wait.ts';

export type Member = Person & {
  hasAccess: boolean;
};

type ReadCode = CodeOf<typeof operations.getUser>;

export type SessionState =
  | { state: 'loading' }
  /** Not signed in. After a sign-out the page may be leaving: nothing else may navigate then. */
  | { state: 'visitor'; isLeaving?: true }
  | { state: 'member'; member: Member }
  /** Signed in, but the account cannot be read just now: offer to try again. */
  | { state: 'unreachable'; code: ReadCode };

interface SessionParts {
  /** Saves quiz answers on this device to the account; resolves to whether the account has changed. */
  bring: (person: Person) => Promise<boolean>;
  /** Called once, when the session is first used. */
  onUse: () => void;
}

export interface Session {
  $state: ReadableAtom<SessionState>;
  /** Finds out who is signed in. Every island may call it: the provider's SDK is loaded once. */
  load: () => void;
  /** After `unreachable`, or when the account has changed. */
  refresh: () => Promise<void>;
  signOut: () => Promise<void>;
  /** On signing out, here or in another tab: forget what is in memory. Not called when a token expires. */
  onForget: (forget: () => void) => void;
}

/** How long the page waits for optional work. */
const courtesyMs = 3_000;

/** The registration event that was reported, so that it is not reported again. */
const reported = storedValue(onDevice, 'reported', (id) => (typeof id === 'string' ? id : undefined));

/** Partial answers may be missing promised data. */
const isComplete = (person: Partial<Person> | null): boolean =>
  typeof person?.id === 'string' && Array.isArray(person.access) && person.personalInformation !== undefined;

export function createSession({ bring, onUse }: SessionParts): Session {
  const $state = atom<SessionState>({ state: 'loading' });
  const forgetters: (() => void)[] = [];
  let identity: Identity | undefined;
  let starting: Promise<void> | undefined;
  const requests = latest();
  const skeletons = latest();
  let nobody: SessionState = { state: 'visitor' };

  function begin(): (state: SessionState) => boolean {
    const isLatest = requests.begin();
    return (state) => {
      if (!isLatest()) return false;
      $state.set(state);
      return true;
    };
  }

  /** Ends the skeleton in any case. A late answer still counts. */
  function showSkeleton() {
    const isLatest = skeletons.begin();
    $state.set({ state: 'loading' });
    endSkeleton(
      () => isLatest() && $state.get().state === 'loading',
      () => {
        $state.set({ state: 'unreachable', code: 'data_api_timeout' });
      },
    );
  }

  async function tokenFrom(source: Identity, fresh: boolean): Promise<Token | undefined> {
    try {
      return await source.token({ fresh });
    } catch {
      console.error('could not get firebase idToken');
      return undefined;
    }
  }

  /** The account is new: this token has no id yet, the next one does. */
  async function completeRegistration(source: Identity, { id }: Person) {
    const event = await stableId(`CompleteRegistration ${id}`);
    if (reported.read() !== event && events.report({ name: 'CompleteRegistration' }, event)) {
      reported.write(event);
    }
    await Promise.race([tokenFrom(source, true), wait(courtesyMs)]);
  }

  async function readAccount(
    userId: string | undefined,
  ): Promise<Retried<{ state: 'read'; person: Person }, ReadCode>> {
    const answer = await members.getUser(userId);
    if (answer.state !== 'ok') return { state: 'failed', code: answer.code };
    const person = answer.data.getUser;
    return isComplete(person) ? { state: 'read', person } : { state: 'failed', code: 'data_api_invalid' };
  }

  async function stateOf(source: Identity): Promise<SessionState> {
    const token = await tokenFrom(source, false);
    if (!token) return nobody;
    // Reading is idempotent, so a short loss of connection is worth a retry.
    const read = await retry(() => readAccount(token.userId), ['unreachable']);
    if (read.state === 'failed') {
      // The token has expired meanwhile: the same as none.
      if (read.code === 'unauthenticated') return nobody;
      if (read.code !== 'token_refused') return { state: 'unreachable', code: read.code };
      // A renewed token is refused as well: the account was deleted or locked.
      await Promise.race([source.signOut().catch(() => undefined), wait(courtesyMs)]);
      return nobody;
    }
    let { person } = read;
    if (token.userId !== person.id) await completeRegistration(source, person);
    if (await bring(person).catch(() => false)) {
      const again = await readAccount(person.id);
      if (again.state === 'read') ({ person } = again);
    }
    return { state: 'member', member: { ...person, hasAccess: hasAccess(person.access) } };
  }

  async function follow(source: Identity) {
    const show = begin();
    const state = await stateOf(source);
    if (show(state) && state.state === 'member') keepSignedInHint(true);
  }

  function changed(source: Identity, account: Account | undefined) {
    if (!account) {
      keepSignedInHint(false);
      begin()(nobody);
      return;
    }
    if ($state.get().state !== 'loading') showSkeleton();
    void follow(source);
  }

  async function start() {
    showSkeleton();
    try {
      const source = await provider.load();
      identity = source;
      source.watch((account) => {
        changed(source, account);
      });
    } catch {
      starting = undefined;
      $state.set({ state: 'unreachable', code: 'unreachable' });
    }
  }

  /** If the SDK was never loaded, only stored data is removed. */
  async function leaveProvider() {
    await starting;
    await identity?.signOut().catch(() => undefined);
  }

  async function forgetMemory() {
    if (document.body.dataset['home'] !== undefined) nobody = { state: 'visitor', isLeaving: true };
    begin()(nobody);
    for (const forget of forgetters) forget();
    await Promise.race([leaveProvider(), wait(courtesyMs)]);
  }
  let isUsed = false;
  function use() {
    if (isUsed) return;
    isUsed = true;
    onSignedOutElsewhere(() => void forgetMemory());
    onUse();
  }

  return {
    $state,
    load() {
      use();
      starting ??= start();
    },
    async refresh() {
      use();
      if (!identity) {
        await (starting ??= start());
        return;
      }
      if ($state.get().state === 'unreachable') showSkeleton();
      await follow(identity);
    },
    async signOut() {
      await forgetMemory();
      await signOutOfDevice();
    },
    onForget(forget) {
      use();
      forgetters.push(forget);
    },
  };
}

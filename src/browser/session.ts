import { atom, type ReadableAtom } from 'nanostores';
import { hasAccess } from '#domain/access.ts';
import type { CallErrorCode } from '#domain/error-codes.ts';
import type { BrowserEvent } from '#domain/events/catalogue.ts';
import type { Account, Identity, Token } from './identity/identity.ts';
import type { MembersClient, Person } from './members/members.ts';
import type { StoredValue } from './browser-storage.ts';
import { retry, type Retried } from './retry.ts';

export type Member = Person & {
  hasAccess: boolean;
};

export type SessionState =
  | { state: 'loading' }
  /** Not signed in. After a sign-out the page may be leaving: nothing else may navigate then. */
  | { state: 'visitor'; isLeaving?: true }
  | { state: 'member'; member: Member }
  /** Signed in, but the account cannot be read just now: offer to try again. */
  | { state: 'unreachable'; code: CallErrorCode };

/** The part of the identity provider that a session needs. */
export type SessionIdentity = Pick<Identity, 'watch' | 'token' | 'signOut'>;

export interface SessionDeps {
  /** Loads the provider's SDK; rejects if that fails. */
  identity: () => Promise<SessionIdentity>;
  members: Pick<MembersClient, 'getUser'>;
  /** Saves quiz answers on this device to the account; resolves to whether the account has changed. */
  bring: (person: Person) => Promise<boolean>;
  /** Reports a conversion event; returns whether consent allows it. */
  report: (event: BrowserEvent, id: string) => boolean;
  /** The registration event that was reported, so that it is not reported again. */
  reported: Pick<StoredValue<string>, 'read' | 'write'>;
  stableId: (text: string) => Promise<string>;
  /** For pages that do not load the session. */
  hint: (signedIn: boolean) => void;
  /** Removes all personal data from the device, tells the other tabs, and leaves personal pages. */
  forget: () => Promise<void>;
  leaves: () => boolean;
  /** Calls when the member signs out in another tab. */
  onSignedOutElsewhere: (heard: () => void) => void;
  /** Called once, when the session is first used. */
  onUse: () => void;
  log: (words: string) => void;
  wait: (milliseconds: number) => Promise<void>;
  /** From 0 to 1. */
  random: () => number;
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

/** Skeletons end after ten seconds, including painting. */
const skeletonMs = 9_500;
/** How long the page waits for optional work. */
const courtesyMs = 3_000;

/** Answers with errors may lack promised data. */
const isComplete = (person: Partial<Person> | null): boolean =>
  typeof person?.id === 'string' && Array.isArray(person.access) && person.personalInformation !== undefined;

export function createSession(deps: SessionDeps): Session {
  const $state = atom<SessionState>({ state: 'loading' });
  const forgetters: (() => void)[] = [];
  let identity: SessionIdentity | undefined;
  let starting: Promise<void> | undefined;
  /** Answers to older requests are dropped. */
  let turn = 0;
  let skeletons = 0;
  let nobody: SessionState = { state: 'visitor' };

  function begin(): (state: SessionState) => boolean {
    const mine = ++turn;
    return (state) => {
      if (mine !== turn) return false;
      $state.set(state);
      return true;
    };
  }

  /** Ends the skeleton in any case. A late answer still counts. */
  function showSkeleton() {
    const mine = ++skeletons;
    $state.set({ state: 'loading' });
    void deps.wait(skeletonMs).then(() => {
      if (mine !== skeletons || $state.get().state !== 'loading') return;
      $state.set({ state: 'unreachable', code: 'data_api_timeout' });
    });
  }

  async function tokenFrom(source: SessionIdentity, fresh: boolean): Promise<Token | undefined> {
    try {
      return await source.token({ fresh });
    } catch {
      deps.log('could not get firebase idToken');
      return undefined;
    }
  }

  /** The account is new: this token lacks its id, the next one has it. */
  async function completeRegistration(source: SessionIdentity, { id }: Person) {
    const event = await deps.stableId(`CompleteRegistration ${id}`);
    if (deps.reported.read() !== event && deps.report({ name: 'CompleteRegistration' }, event)) {
      deps.reported.write(event);
    }
    await Promise.race([tokenFrom(source, true), deps.wait(courtesyMs)]);
  }

  async function readAccount(
    userId: string | undefined,
  ): Promise<Retried<{ state: 'read'; person: Person }>> {
    const answer = await deps.members.getUser(userId);
    if (answer.state !== 'ok') return { state: 'failed', code: answer.code };
    const person = answer.data.getUser;
    return isComplete(person) ? { state: 'read', person } : { state: 'failed', code: 'data_api_invalid' };
  }

  async function stateOf(source: SessionIdentity): Promise<SessionState> {
    const token = await tokenFrom(source, false);
    if (!token) return nobody;
    const renew = () => tokenFrom(source, true);
    // Reading is idempotent, so a short loss of connection is worth a retry.
    const read = await retry(() => readAccount(token.userId), { ...deps, renew }, ['unreachable']);
    if (read.state === 'failed') {
      // The token has expired meanwhile: the same as none.
      if (read.code === 'unauthenticated') return nobody;
      if (read.code !== 'token_refused') return { state: 'unreachable', code: read.code };
      // A renewed token is refused as well: the account was deleted or locked.
      await Promise.race([source.signOut().catch(() => undefined), deps.wait(courtesyMs)]);
      return nobody;
    }
    let { person } = read;
    if (token.userId !== person.id) await completeRegistration(source, person);
    if (await deps.bring(person).catch(() => false)) {
      const again = await readAccount(person.id);
      if (again.state === 'read') ({ person } = again);
    }
    return { state: 'member', member: { ...person, hasAccess: hasAccess(person.access) } };
  }

  async function follow(source: SessionIdentity) {
    const show = begin();
    const state = await stateOf(source);
    if (show(state) && state.state === 'member') deps.hint(true);
  }

  function changed(source: SessionIdentity, account: Account | undefined) {
    if (!account) {
      deps.hint(false);
      begin()(nobody);
      return;
    }
    if ($state.get().state !== 'loading') showSkeleton();
    void follow(source);
  }

  async function start() {
    showSkeleton();
    try {
      const source = await deps.identity();
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

  async function forgetInMemory() {
    if (deps.leaves()) nobody = { state: 'visitor', isLeaving: true };
    begin()(nobody);
    for (const forget of forgetters) forget();
    await Promise.race([leaveProvider(), deps.wait(courtesyMs)]);
  }
  let isUsed = false;
  function use() {
    if (isUsed) return;
    isUsed = true;
    deps.onSignedOutElsewhere(() => void forgetInMemory());
    deps.onUse();
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
      await forgetInMemory();
      await deps.forget();
    },
    onForget(forget) {
      use();
      forgetters.push(forget);
    },
  };
}

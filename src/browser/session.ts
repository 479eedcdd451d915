import { atom, type ReadableAtom } from 'nanostores';
import { hasAccess } from '#domain/access.ts';
import type { CallErrorCode } from '#domain/error-codes.ts';
import type { BrowserEvent } from '#domain/events/catalogue.ts';
import type { Account, Identity, Token } from './identity/identity.ts';
import type { MembersClient, Person } from './members/members.ts';
import type { StoredValue } from './browser-storage.ts';
import { retry, type Retried } from './retry.ts';

export type Member = Person & {
  /** Whether the account holds any access level that this site knows. */
  hasAccess: boolean;
};

export type SessionState =
  | { state: 'loading' }
  /** Nobody is signed in. After a sign-out the page may be on its way elsewhere: nothing else may lead away from it. */
  | { state: 'visitor'; isLeaving?: true }
  | { state: 'member'; member: Member }
  /** A member is signed in, but the account cannot be read just now: offer to try again. */
  | { state: 'unreachable'; code: CallErrorCode };

/** What a session needs of the identity provider. */
export type SessionIdentity = Pick<Identity, 'watch' | 'token' | 'signOut'>;

export interface SessionDeps {
  /** Loads what speaks with the provider; rejects when that cannot be fetched. */
  identity: () => Promise<SessionIdentity>;
  members: Pick<MembersClient, 'getUser'>;
  /** Takes quiz answers that wait on this device into the account; says whether the account has changed. */
  bring: (person: Person) => Promise<boolean>;
  /** Reports a conversion event; says whether consent allows it to be sent. */
  report: (event: BrowserEvent, id: string) => boolean;
  /** The registration event that this device has reported, so that the next page does not report it again. */
  reported: Pick<StoredValue<string>, 'read' | 'write'>;
  /** An event id that is always the same for a text. */
  stableId: (text: string) => Promise<string>;
  /** Keeps a hint for pages that do not load the session. */
  hint: (signedIn: boolean) => void;
  /** Removes everything personal from the device, tells the other tabs, and leaves a personal page. */
  forget: () => Promise<void>;
  /** Whether a sign-out leaves this page. */
  leaves: () => boolean;
  /** Calls when the member has signed out in another tab. */
  onSignedOutElsewhere: (heard: () => void) => void;
  /** Once, when somebody asks for the session: what else the page does about it. */
  onUse: () => void;
  log: (words: string) => void;
  wait: (milliseconds: number) => Promise<void>;
  /** From 0 to 1. */
  random: () => number;
}

export interface Session {
  $state: ReadableAtom<SessionState>;
  /** Finds out who is signed in. Loads the provider's SDK the first time only; every island that needs it may call. */
  load: () => void;
  /** Asks again: after `unreachable`, or when something in the account has changed. */
  refresh: () => Promise<void>;
  signOut: () => Promise<void>;
  /** Called at a sign-out, here or in another tab: forget what is in memory. Not called when a token merely expires. */
  onForget: (forget: () => void) => void;
}

/** A skeleton may stand for ten seconds; a little of that goes into painting. */
const skeletonMs = 9_500;
/** How long the page waits for what is good to have done, but can be done without. */
const courtesyMs = 3_000;

/** An answer with errors in it may lack what the contract promises. */
const isComplete = (person: Partial<Person> | null): boolean =>
  typeof person?.id === 'string' && Array.isArray(person.access) && person.personalInformation !== undefined;

/** Who is signed in: loading until known, then a visitor, a member, or unreachable. */
export function createSession(deps: SessionDeps): Session {
  const $state = atom<SessionState>({ state: 'loading' });
  const forgetters: (() => void)[] = [];
  let identity: SessionIdentity | undefined;
  let starting: Promise<void> | undefined;
  /** The latest request wins; an older one's answer is dropped. */
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

  /** Whatever hangs, the skeleton ends. An answer that comes later still counts. */
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

  /** The account has just been made: this token does not carry its id yet, the next one will. */
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
    // Reading changes nothing, so a connection that was lost for a moment is worth another try.
    const read = await retry(() => readAccount(token.userId), { ...deps, renew }, ['unreachable']);
    if (read.state === 'failed') {
      // The token has ended in the meantime: the same as none.
      if (read.code === 'unauthenticated') return nobody;
      if (read.code !== 'token_refused') return { state: 'unreachable', code: read.code };
      // A renewed one is refused as well: the account was deleted or locked, and this sign-in leads nowhere any more.
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

  /** An SDK that was never loaded holds nobody in memory; what it has stored is removed with the rest. */
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

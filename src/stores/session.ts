import { atom, type ReadableAtom } from 'nanostores';
import { hasAccess } from '#domain/access.ts';
import type { CallErrorCode } from '#domain/error-codes.ts';
import type { BrowserEvent } from '#domain/events/catalogue.ts';
import type { Account, Identity, Token } from '#site/clients/identity/identity.ts';
import type { MembersClient, Person } from '#site/clients/members/members.ts';
import type { ToldOnce } from '#site/clients/told-once.ts';
import { readPerson } from './read-person.ts';

export type User = Person & {
  /** Whether her access holds any level that we know. */
  hasAccess: boolean;
};

export type SessionState =
  | { state: 'loading' }
  | { state: 'nobody' }
  | { state: 'user'; user: User }
  /** Somebody is signed in, and who she is cannot be had just now: offer to try again. */
  | { state: 'unreachable'; code: CallErrorCode };

/** What a session needs of the identity provider. */
export type SessionIdentity = Pick<Identity, 'watch' | 'token' | 'signOut'>;

export interface SessionDeps {
  /** Loads what speaks with the provider; rejects when that cannot be fetched. */
  identity: () => Promise<SessionIdentity>;
  members: Pick<MembersClient, 'getUser'>;
  /** Says whether anybody is to hear of it. */
  report: (event: BrowserEvent, id: string) => boolean;
  /** What has been told of her on this device. */
  toldOnce: ToldOnce;
  /** An event id that is the same for the same text. */
  lastingId: (text: string) => Promise<string>;
  /** What pages without a session know of it. */
  hint: (signedIn: boolean) => void;
  /** Removes what is personal from the device, tells the other tabs, and leaves a personal page. */
  forget: () => Promise<void>;
  /** Calls when she has signed out in another tab. */
  onSignedOutElsewhere: (heard: () => void) => void;
  log: (words: string) => void;
  wait: (milliseconds: number) => Promise<void>;
  /** From 0 to 1. */
  random: () => number;
}

export interface Session {
  $state: ReadableAtom<SessionState>;
  /** Finds out who is there. Costs something the first time only; everybody who needs the answer may ask. */
  load: () => void;
  /** Asks again: after `unreachable`, or when something about her has changed. */
  refresh: () => Promise<void>;
  signOut: () => Promise<void>;
  /** Called when she signs out, here or in another tab: forget what is in memory. Not when a token merely ends. */
  onForget: (forget: () => void) => void;
}

/** A skeleton may stand for ten seconds; a little of that goes into painting. */
const patienceMs = 9_500;
/** What is good to have done, but not worth keeping anybody for. */
const courtesyMs = 3_000;

export function createSession(deps: SessionDeps): Session {
  const $state = atom<SessionState>({ state: 'loading' });
  const forgetters: (() => void)[] = [];
  let identity: SessionIdentity | undefined;
  let starting: Promise<void> | undefined;
  /** Whoever begins later is right; an answer that comes after that is dropped. */
  let turn = 0;
  let skeletons = 0;

  function begin(): (state: SessionState) => boolean {
    const mine = ++turn;
    return (state) => {
      if (mine !== turn) return false;
      $state.set(state);
      return true;
    };
  }

  /** Whatever hangs, the skeleton ends. What comes later still counts. */
  function showSkeleton() {
    const mine = ++skeletons;
    $state.set({ state: 'loading' });
    void deps.wait(patienceMs).then(() => {
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

  /** Her token does not carry her id yet: she has just been registered, and the next token will. */
  async function completeRegistration(source: SessionIdentity, { id }: Person) {
    const event = await deps.lastingId(`CompleteRegistration ${id}`);
    if (!deps.toldOnce.has(event) && deps.report({ name: 'CompleteRegistration' }, event)) {
      deps.toldOnce.keep(event);
    }
    await Promise.race([tokenFrom(source, true), deps.wait(courtesyMs)]);
  }

  async function stateOf(source: SessionIdentity): Promise<SessionState> {
    const token = await tokenFrom(source, false);
    if (!token) return { state: 'nobody' };
    const read = await readPerson(token.userId, { ...deps, renew: () => tokenFrom(source, true) });
    if (read.state === 'failed') {
      // Her token could not be had a moment later: as above.
      return read.code === 'unauthenticated'
        ? { state: 'nobody' }
        : { state: 'unreachable', code: read.code };
    }
    const { person } = read;
    if (token.userId !== person.id) await completeRegistration(source, person);
    return { state: 'user', user: { ...person, hasAccess: hasAccess(person.access) } };
  }

  async function follow(source: SessionIdentity) {
    const settle = begin();
    const state = await stateOf(source);
    if (settle(state) && state.state === 'user') deps.hint(true);
  }

  function changed(source: SessionIdentity, account: Account | undefined) {
    if (!account) {
      deps.hint(false);
      begin()({ state: 'nobody' });
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

  /** What was never loaded has nobody in memory; what it stored is forgotten with the device. */
  async function leaveProvider() {
    await starting;
    await identity?.signOut().catch(() => undefined);
  }

  async function forgetInMemory() {
    begin()({ state: 'nobody' });
    for (const forget of forgetters) forget();
    await Promise.race([leaveProvider(), deps.wait(courtesyMs)]);
  }
  deps.onSignedOutElsewhere(() => void forgetInMemory());

  return {
    $state,
    load() {
      starting ??= start();
    },
    async refresh() {
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
      forgetters.push(forget);
    },
  };
}

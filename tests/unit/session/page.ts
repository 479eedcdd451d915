import { onTestFinished, vi } from 'vitest';
import { consentRules, serialiseConsent } from '#domain/consent/consent.ts';
import { signedInKey } from '#site/browser/device.ts';
import type { ErrorCode } from '#domain/errors/error-codes.ts';
import { reportEvent } from '#site/api/fb-events.ts';
import { graphql } from '#site/api/graphql.ts';
import type { ListedStorage } from '#site/browser/browser-storage.ts';
import type { Account, Identity } from '#site/browser/identity/identity.ts';
import type { Person } from '#site/browser/members/members.ts';
import { createSession } from '#site/browser/session.ts';
import { expectsMember } from '#site/browser/signed-in-hint.ts';
import { person } from '../../fixtures/person.ts';
import { browser, MemoryStorage, refuse } from '../browser.ts';

export type UserAnswer = ErrorCode | { data: { getUser: Person | null }; errors?: object[] };

export const found = (more: Partial<Person> = {}): UserAnswer => ({ data: { getUser: person(more) } });

/** A device's storage, shared by its pages. */
export function memory(): ListedStorage {
  const storage = new MemoryStorage();
  return () => storage;
}

/** A page whose account gives these answers in order. The last one never comes. */
export function page(answers: (UserAnswer | Promise<UserAnswer>)[] = []) {
  const log: string[] = [];
  const tokens: { broken: boolean; userId: string | undefined } = { broken: false, userId: 'user-1' };
  let tellIdentity: (account: Account | undefined) => void = () => undefined;
  const identity: Pick<Identity, 'watch' | 'token' | 'signOut'> = {
    watch(changed) {
      tellIdentity = changed;
    },
    token({ fresh } = { fresh: false }) {
      if (fresh) log.push('token, fresh');
      return tokens.broken
        ? Promise.reject(new Error('network'))
        : Promise.resolve({ text: 'a.b.c', userId: tokens.userId });
    },
    signOut() {
      log.push('provider: signed out');
      tellIdentity(undefined);
      return Promise.resolve();
    },
  };
  const shown = browser({ identity });
  vi.spyOn(console, 'error').mockImplementation((words) => void log.push(String(words)));
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  onTestFinished(() => void vi.restoreAllMocks());
  shown.answer(graphql, async ({ variables }) => {
    log.push(`getUser ${String(variables?.['id'])}`);
    const answer = await (answers.shift() ?? new Promise<never>(() => undefined));
    return typeof answer === 'string' ? refuse(answer) : answer;
  });
  shown.answer(reportEvent, (event) => {
    log.push(`event ${event.event_name} ${event.event_id}`);
  });
  addEventListener('storage', ({ key, newValue }) => {
    if (key === signedInKey && newValue === null) log.push(expectsMember() ? 'hint: in' : 'hint: out');
  });

  const open = () => createSession({ bring: () => Promise.resolve(false), onUse: () => undefined });
  const session = open();
  return {
    ...shown,
    session,
    /** The next page of the same browser. */
    open,
    log,
    tokens,
    accept: () => {
      const record = { status: 'accepted', version: consentRules.version, id: 'c'.repeat(32) } as const;
      shown.document.cookie = serialiseConsent(
        { ...record, time: Date.now(), language: 'de' },
        { secure: true },
      );
    },
    state: () => session.$state.get(),
    signIn: async (own = session) => {
      own.load();
      await shown.pass();
      tellIdentity({ uid: 'lena', email: 'lena@example.com' });
      await shown.pass();
    },
    nobody: async () => {
      session.load();
      await shown.pass();
      tellIdentity(undefined);
    },
    otherTabSignsOut: () => {
      dispatchEvent(new StorageEvent('storage', { key: signedInKey, newValue: '"out"' }));
    },
  };
}

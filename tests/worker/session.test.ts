import { beforeAll, describe, expect, it } from 'vitest';
import { createCall } from '../../src/browser/call.ts';
import { stableId } from '../../src/browser/ids.ts';
import { createMembersClient } from '../../src/browser/members/members.ts';
import { createSession, type SessionIdentity, type SessionState } from '../../src/browser/session.ts';
import { app } from '../../functions/app.ts';
import { anyAddress, freshWorker, publishedKey, site } from './outside/call.ts';
import { dataApi } from './outside/places.ts';
import type { Env } from '../../functions/env.ts';

let sign: (uid: string, more?: Record<string, unknown>) => Promise<string>;
beforeAll(async () => {
  ({ token: sign } = await publishedKey());
});

/** The session store of a signed-in page with the real app in process. */
function sessionOf(uid: string, worker: Env = freshWorker(), claimed?: string) {
  const events: [string, string][] = [];
  const hints: boolean[] = [];
  let renewed = 0;
  const token = async ({ fresh } = { fresh: false }) => {
    if (fresh) renewed += 1;
    return { text: await sign(uid, claimed === undefined ? {} : { id: claimed }), userId: claimed };
  };
  const identity: SessionIdentity = {
    watch: (changed) => {
      changed({ uid, email: `${uid}@example.com` });
      return () => undefined;
    },
    token,
    signOut: () => Promise.resolve(),
  };
  const call = createCall({
    token: async () => (await token()).text,
    fetch: async (url, init) => {
      const headers = new Headers(init.headers);
      headers.set('Origin', site);
      headers.set('CF-Connecting-IP', anyAddress());
      return app.fetch(new Request(site + url, { ...init, headers }), worker);
    },
  });
  const session = createSession({
    identity: () => Promise.resolve(identity),
    members: createMembersClient(call),
    bring: () => Promise.resolve(false),
    report: ({ name }, id) => events.push([name, id]) > 0,
    reported: { read: () => undefined, write: () => true },
    stableId,
    hint: (signedIn) => hints.push(signedIn),
    forget: () => Promise.resolve(),
    leaves: () => false,
    onSignedOutElsewhere: () => undefined,
    onUse: () => undefined,
    log: () => undefined,
    wait: (milliseconds) => (milliseconds > 2_000 ? new Promise(() => undefined) : Promise.resolve()),
    random: () => 0,
  });
  const known = () =>
    new Promise<SessionState>((resolve) => {
      const stop = session.$state.subscribe((state) => {
        if (state.state === 'loading') return;
        queueMicrotask(() => {
          stop();
        });
        resolve(state);
      });
      session.load();
    });
  return { session, known, events, hints, renewed: () => renewed };
}

const whole = { id: 'whole', access: [], personalInformation: {} };
const idOf = (state: SessionState) => (state.state === 'member' ? state.member.id : undefined);

describe('the session against the real Worker', () => {
  it('creates the user at the first sign-in, renews the token and reports the registration once', async () => {
    const first = sessionOf('session-new');
    const state = await first.known();
    expect(state).toMatchObject({
      state: 'member',
      member: { firebaseUid: 'session-new', email: 'session-new@example.com', hasAccess: false },
    });
    const id = idOf(state) ?? '';
    expect(first.events).toEqual([['CompleteRegistration', await stableId(`CompleteRegistration ${id}`)]]);
    expect([first.renewed(), first.hints]).toEqual([1, [true]]);

    const later = sessionOf('session-new', freshWorker(), id);
    expect(idOf(await later.known())).toBe(id);
    expect([later.events, later.renewed()]).toEqual([[], 0]);
  });

  it('has one event id on every device', async () => {
    const [one, two] = [sessionOf('session-devices'), sessionOf('session-devices')];
    await Promise.all([one.known(), two.known()]);
    expect(one.events).toEqual(two.events);
    expect(one.events[0]?.[1]).toMatch(/^[\da-f]{32}$/);
  });

  it('survives a data API that refuses the token', async () => {
    await dataApi.become({ mode: 'status', status: 401 });
    const { known, hints } = sessionOf('session-401', freshWorker({ DATA_API_URL: dataApi.url }));
    expect(await known()).toEqual({ state: 'unreachable', code: 'data_api_refused' });
    expect(hints).toEqual([]);
  });

  it.each([{ mode: 'status', status: 500 }, { mode: 'garbage' }, { mode: 'ok', body: '{}' }] as const)(
    'survives a data API that answers %j, and can retry',
    async (fault) => {
      await dataApi.become(fault);
      const { session, known } = sessionOf('session-broken', freshWorker({ DATA_API_URL: dataApi.url }));
      expect(await known()).toMatchObject({ state: 'unreachable' });
      await dataApi.become({ mode: 'ok', body: JSON.stringify({ data: { getUser: whole } }) });
      await session.refresh();
      expect(session.$state.get()).toMatchObject({ state: 'member', member: { id: 'whole' } });
    },
  );

  it('survives missing keys', async () => {
    const { known } = sessionOf(
      'session-keys',
      freshWorker({ IDENTITY_KEYS_URL: 'http://localhost:1/keys' }),
    );
    expect(await known()).toEqual({ state: 'unreachable', code: 'identity_unavailable' });
  });
});

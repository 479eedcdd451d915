import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { publishedKey } from '../outside/call.ts';
import { answerAll, becomes, createDevice, createPlace, screenOf, weightOf } from './visitor.ts';

let sign: (uid: string) => Promise<string>;
let visitor: ReturnType<typeof createDevice>;
beforeAll(async () => {
  ({ token: sign } = await publishedKey());
});
beforeEach(() => {
  visitor = createDevice(sign);
});

describe('onboarding loses no answer', () => {
  it('offline at the last step: it waits, and continues once', async () => {
    visitor.signIn('offline');
    const tab = visitor.openTab();
    await vi.waitFor(() => {
      expect(tab.session.$state.get().state).toBe('member');
    });
    visitor.go('offline');
    answerAll(tab);
    await becomes(tab, 'waiting');
    expect(visitor.device.entries.size).toBe(1);
    visitor.go('online');
    await becomes(tab, 'stored');
    expect(visitor.sent.filter((call) => call.includes('health-consent'))).toHaveLength(1);
  });

  it('the API fails: three tries, then the answers stay and retrying works', async () => {
    visitor.signIn('failing');
    const tab = visitor.openTab();
    let asked = 0;
    await vi.waitFor(() => {
      expect(tab.session.$state.get().state).toBe('member');
    });
    visitor.answerInstead((url) => {
      if (url !== '/api/health-consent') return undefined;
      asked += 1;
      return new Response('<h1>Sorry</h1>', { status: 500 });
    });
    answerAll(tab);
    await becomes(tab, 'failed');
    expect([asked, screenOf(tab), visitor.device.entries.size]).toEqual([3, 'summary', 1]);
    visitor.answerInstead(undefined);
    tab.onboarding.save();
    await becomes(tab, 'stored');
    expect(await weightOf(tab)).toBe(78);
  });

  it('the sign-in has expired: it asks for another and keeps the answers', async () => {
    visitor.signIn('ended');
    const tab = visitor.openTab();
    await vi.waitFor(() => {
      expect(tab.session.$state.get().state).toBe('member');
    });
    visitor.answerInstead((url) =>
      url === '/api/health-consent'
        ? Response.json({ error: { code: 'token_refused' } }, { status: 401 })
        : undefined,
    );
    answerAll(tab);
    await becomes(tab, 'signed-out');
    visitor.answerInstead(undefined);
    tab.onboarding.save();
    await becomes(tab, 'stored');
  });

  it('pressed twice: stored once', async () => {
    visitor.signIn('twice');
    const tab = visitor.openTab();
    answerAll(tab);
    tab.onboarding.save();
    tab.onboarding.save();
    await becomes(tab, 'stored');
    expect(visitor.sent.filter((call) => call.includes('health-consent'))).toHaveLength(1);
  });

  it('a reload or a second tab continues at the same question', () => {
    const tab = visitor.openTab();
    answerAll(tab);
    tab.onboarding.back();
    expect(screenOf(tab)).toBe('portions');
    expect([screenOf(visitor.openTab(tab.tab)), screenOf(visitor.openTab())]).toEqual([
      'portions',
      'portions',
    ]);
  });

  it('two tabs: what one stores, the other shows', async () => {
    visitor.signIn('two-tabs');
    const here = visitor.openTab();
    here.onboarding.begin();
    for (let screen = 0; screen < 3; screen += 1) here.onboarding.next();
    here.onboarding.agree();
    const there = visitor.openTab();
    expect(screenOf(there)).toBe('activity');
    for (const [field, text] of [
      ['physicalActivityLevel', '1.4'],
      ['height', '170'],
      ['weight', '80'],
      ['desiredWeight', '80'],
    ] as const) {
      here.onboarding.type(field, text);
      here.onboarding.next();
    }
    here.onboarding.next();
    here.onboarding.next();
    await becomes(here, 'stored');
    await vi.waitFor(() => {
      expect([screenOf(there), there.onboarding.$saving.get().state]).toEqual(['summary', 'stored']);
    });
  });

  it.each(['blocked', 'full'] as const)(
    'the storage is %s: it works from memory and says so',
    async (fault) => {
      const tab = createPlace();
      tab.become(fault);
      visitor.device.become(fault);
      visitor.signIn(`storage-${fault}`);
      const opened = visitor.openTab(tab);
      answerAll(opened);
      expect(opened.onboarding.$state.get().lasting).toBe(false);
      await becomes(opened, 'stored');
    },
  );

  it('the storage is cleared midway: it is written again', () => {
    const tab = visitor.openTab();
    answerAll(tab);
    visitor.device.entries.clear();
    tab.onboarding.back();
    expect(visitor.device.entries.size).toBe(1);
  });
});

import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { publishedKey } from '../outside/call.ts';
import { answerAll, becomes, createDevice, screenOf, weightOf } from './visitor.ts';

let sign: (uid: string) => Promise<string>;
let visitor: ReturnType<typeof createDevice>;
beforeAll(async () => {
  ({ token: sign } = await publishedKey());
});
beforeEach(() => {
  visitor = createDevice(sign);
});

describe('onboarding without sign-in', () => {
  it('stores nothing before the consent; afterwards another tab can sign in and find everything', async () => {
    const tab = visitor.openTab();
    tab.onboarding.begin();
    tab.onboarding.type('displayName', 'Anna');
    for (let screen = 0; screen < 3; screen += 1) tab.onboarding.next();
    expect([screenOf(tab), visitor.device.entries.size, tab.tab.entries.size]).toEqual(['consent', 0, 1]);
    tab.onboarding.agree();
    expect([screenOf(tab), visitor.device.entries.size, tab.tab.entries.size]).toEqual(['activity', 1, 0]);
    expect(visitor.sent).toEqual([]);
    for (const [field, text] of [
      ['physicalActivityLevel', '1.6'],
      ['height', '168'],
      ['weight', '78,5'],
      ['desiredWeight', '68'],
    ] as const) {
      tab.onboarding.type(field, text);
      tab.onboarding.next();
    }
    tab.onboarding.next();
    tab.onboarding.next();
    expect(screenOf(tab)).toBe('summary');
    await becomes(tab, 'offered');
    tab.onboarding.save();

    visitor.signIn('kept-later');
    const fromMail = visitor.openTab();
    await becomes(fromMail, 'stored');
    expect(visitor.sent.filter((call) => call.startsWith('POST /api/health-consent')).length).toBeGreaterThan(
      0,
    );
    expect(await weightOf(fromMail)).toBe(78);
    expect([visitor.device.entries.size, fromMail.tab.entries.size]).toEqual([0, 0]);
  });

  it('is not stored by signing in if the account has answers', async () => {
    visitor.signIn('has-some');
    const first = visitor.openTab();
    answerAll(first);
    await becomes(first, 'stored');

    const other = createDevice(sign);
    const tab = other.openTab();
    answerAll(tab);
    await becomes(tab, 'offered');
    other.signIn('has-some');
    await vi.waitFor(() => {
      expect(tab.onboarding.$saving.get()).toEqual({ state: 'offered', signedIn: true });
    });
    tab.onboarding.save();
    await becomes(tab, 'stored');
  });
});

const deviceOf = (uid: string) => {
  const other = createDevice(sign);
  other.signIn(uid);
  return other;
};

describe('a member with answers', () => {
  it('sees the result and may edit', async () => {
    visitor.signIn('done');
    const first = visitor.openTab();
    answerAll(first);
    await becomes(first, 'stored');

    const tab = deviceOf('done').openTab();
    await vi.waitFor(() => {
      expect(screenOf(tab)).toBe('summary');
    });
    await becomes(tab, 'stored');
    tab.onboarding.edit();
    expect(tab.onboarding.$state.get()).toMatchObject({
      question: 'name',
      form: { weight: '78', displayName: 'Anna' },
    });
    for (let screen = 0; screen < 3; screen += 1) tab.onboarding.next();
    // No consent screen: she has consented.
    expect(screenOf(tab)).toBe('activity');
  });
});

describe('onboarding follows the Worker', () => {
  it.each([
    ['was taken back elsewhere', 'health_consent_missing', 'again'],
    ['has an impossible date', 'confirmation_date_wrong', 'clock'],
  ])('a consent that %s is asked for again, and the answers stay', async (_, code, note) => {
    visitor.signIn(`asked-${note}`);
    const tab = visitor.openTab();
    visitor.answerInstead((url) =>
      url === '/api/health-consent' ? Response.json({ error: { code } }, { status: 403 }) : undefined,
    );
    answerAll(tab);
    await vi.waitFor(() => {
      expect(tab.onboarding.$state.get()).toMatchObject({ screen: 'consent', note });
    });
    expect([visitor.device.entries.size, tab.tab.entries.size]).toEqual([0, 1]);
    visitor.answerInstead(undefined);
    tab.onboarding.agree();
    await becomes(tab, 'stored');
  });

  it('withdrawing consent deletes on the device and in the account', async () => {
    visitor.signIn('withdrawn');
    const tab = visitor.openTab();
    answerAll(tab);
    await becomes(tab, 'stored');
    await tab.onboarding.withdraw();
    expect(tab.onboarding.$state.get()).toMatchObject({ screen: 'welcome', note: 'withdrawn' });
    expect(await weightOf(tab)).toBe(null);
    expect(visitor.device.entries.size).toBe(0);
  });
});

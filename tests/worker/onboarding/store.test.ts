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

describe('onboarding and an account', () => {
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
});

describe('onboarding loses no answer', () => {
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

describe('onboarding limits', () => {
  it.each([
    ['desiredWeight', '52', 'desired_weight_too_low'],
    ['desiredWeight', '52,2', 'desired_weight_too_low'],
    ['desiredWeight', '20', 'desired_weight_implausible'],
    ['desiredWeight', 'wenig', 'not_a_number'],
    ['desiredWeight', '', 'answer_missing'],
  ] as const)('%s %j: %s, and the question stays', (field, text, problem) => {
    const tab = visitor.openTab();
    answerAll(tab);
    for (let step = 0; step < 3; step += 1) tab.onboarding.back();
    expect(screenOf(tab)).toBe('height');
    tab.onboarding.type(field, text);
    tab.onboarding.next();
    expect(tab.onboarding.$state.get()).toMatchObject({
      question: 'height',
      problems: [{ question: 'desired', problem }],
    });
  });

  it('a healthy weight stays healthy when rounded', () => {
    // At 168 cm the healthy range begins at 52.214 kg.
    const tab = visitor.openTab();
    answerAll(tab);
    for (let step = 0; step < 3; step += 1) tab.onboarding.back();
    tab.onboarding.type('desiredWeight', '52,3');
    for (let step = 0; step < 3; step += 1) tab.onboarding.next();
    expect(tab.onboarding.$state.get()).toMatchObject({ screen: 'summary', answers: { desiredWeight: 53 } });
  });

  it('a corrected height asks for the desired weight again', () => {
    const tab = visitor.openTab();
    answerAll(tab);
    for (let step = 0; step < 3; step += 1) tab.onboarding.back();
    expect(screenOf(tab)).toBe('height');
    tab.onboarding.type('height', '198');
    tab.onboarding.next();
    expect(tab.onboarding.$state.get()).toMatchObject({
      question: 'height',
      problems: [{ question: 'desired', problem: 'desired_weight_too_low' }],
    });
  });
});

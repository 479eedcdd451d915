import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { publishedKey } from '../outside/call.ts';
import { hex } from '../outside/conversions.ts';
import { answerAll, createDevice } from './visitor.ts';

let sign: (uid: string) => Promise<string>;
let visitor: ReturnType<typeof createDevice>;
beforeAll(async () => {
  ({ token: sign } = await publishedKey());
});
beforeEach(() => {
  visitor = createDevice(sign);
});

const member = (session: ReturnType<typeof visitor.openPage>) =>
  vi.waitFor(() => {
    const known = session.$state.get();
    if (known.state !== 'member') throw new Error(known.state);
    return known.member;
  });
const said = async (uid: string) =>
  (await env.DB.prepare("SELECT said FROM health_consents WHERE uid = ? AND verb = 'given'").bind(uid).all())
    .results;

describe('signing in on any page', () => {
  it('never replaces the account’s answers', async () => {
    visitor.signIn('has-answers');
    answerAll(visitor.openTab());
    const page = visitor.openPage();
    await vi.waitFor(async () => {
      await page.refresh();
      expect(await member(page)).toMatchObject({ onboardingCompleted: true });
    });
    const device = createDevice(sign);
    answerAll(device.openTab());
    device.signIn('has-answers');
    await member(device.openPage());
    expect(device.device.entries.size).toBe(1);
  });

  it('does not restore a consent that was withdrawn since: the questions ask again', async () => {
    answerAll(visitor.openTab());
    const [kept] = visitor.device.entries;
    const [key, draft] = [kept?.[0] ?? '', JSON.parse(kept?.[1] ?? '{}') as { consent?: object }];
    const consent = { ...draft.consent, id: hex(), given: Date.now() - 3_600_000 };
    const first = createDevice(sign);
    first.device.entries.set(key, JSON.stringify({ ...draft, consent }));
    const elsewhere = createDevice(sign);
    elsewhere.signIn('withdrawn-elsewhere');
    const tab = elsewhere.openTab();
    answerAll(tab);
    await vi.waitFor(() => {
      expect(tab.onboarding.$saving.get().state).toBe('stored');
    });
    await tab.onboarding.withdraw();
    first.signIn('withdrawn-elsewhere');
    expect(await member(first.openPage())).toMatchObject({ onboardingCompleted: false });
    expect(await said('withdrawn-elsewhere')).toHaveLength(1);
    expect(first.device.entries.size).toBe(0);
  });
});

import { atom } from 'nanostores';
import { expect, it } from 'vitest';
import { createAccount } from '#site/features/account/account.store.ts';
import type { AccountView } from '#site/api/account.ts';
import type { SessionState } from '#site/browser/session.ts';

const view: AccountView = {
  email: 'erika@example.com',
  emailVerified: false,
  access: ['VALEA_APP'],
  healthConsent: '2026-11-01T10:00:00.000Z',
  workbookConsent: null,
  declarations: [],
  completed: [],
  orders: [],
  subscriptions: [],
};
const user = { state: 'member', member: { id: 'user-1' } } as SessionState;
const failed = (code: 'unreachable' | 'sign_in_again' | 'payment_processing') =>
  Promise.resolve({ state: 'failed', code } as const);
const ok = <Data>(data: Data) => Promise.resolve({ state: 'ok', data } as const);

function page(session: SessionState = user) {
  const $session = atom<SessionState>(session);
  const seen = {
    gone: [] as string[],
    saved: [] as string[],
    addresses: [] as string[],
    portals: 0,
    links: 0,
    forgotten: 0,
    again: 0,
  };
  const answers = {
    view: () => ok(view) as ReturnType<Parameters<typeof createAccount>[0]['api']['readAccount']>,
    remove: () =>
      ok({ signIn: 'gone' }) as ReturnType<Parameters<typeof createAccount>[0]['api']['deleteAccount']>,
  };
  const account = createAccount({
    session: {
      $state: $session,
      load: () => undefined,
      refresh: () => Promise.resolve(),
      signOut: () => Promise.resolve(),
      onForget: () => undefined,
    },
    api: {
      readAccount: () => answers.view(),
      exportAccount: () => ok({ user: 1 }),
      withdrawHealthConsent: () => ok(undefined),
      withdrawWorkbookConsent: () => ok(undefined),
      readInvoice: () => failed('unreachable'),
      correctBilling: () => failed('unreachable'),
      openPortal: () => {
        seen.portals += 1;
        return ok({ url: 'https://portal.example' });
      },
      deleteAccount: () => answers.remove(),
      askEmailCheck: () => {
        seen.links += 1;
        return ok(undefined);
      },
    },
    members: {
      updateUser: async (id, email) => {
        seen.addresses.push(`${id} ${email}`);
        return { ...(await ok({ updateUser: { id, email } })), problems: [] };
      },
    },
    locale: 'de',
    now: () => new Date('2026-11-21T12:00:00Z'),
    login: '/de/anmelden',
    go: (url) => void seen.gone.push(url),
    save: (name) => void seen.saved.push(name),
    signInAgain: () => {
      seen.again += 1;
      return Promise.resolve();
    },
    forget: () => {
      seen.forgotten += 1;
      return Promise.resolve();
    },
  });
  account.start();
  return { account, seen, answers, $session };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

it('a visitor is led to the sign-in', () => {
  const { account, seen } = page({ state: 'visitor' });
  expect(account.$state.get()).toEqual({ step: 'visitor' });
  expect(seen.gone).toEqual(['/de/anmelden']);
});

it('account: signing out empties the page, and leads nowhere else', async () => {
  const { account, seen, $session } = page();
  await settled();
  $session.set({ state: 'visitor', isLeaving: true });
  expect(account.$state.get()).toEqual({ step: 'visitor' });
  expect(seen.gone).toEqual([]);
});

it('account: loading can be retried', async () => {
  const { account, answers } = page({ state: 'loading' });
  answers.view = () => failed('unreachable');
  await account.retry();
  expect(account.$state.get()).toEqual({ step: 'loading' });
  const other = page();
  await settled();
  other.answers.view = () => failed('unreachable');
  await other.account.retry();
  await settled();
  expect(other.account.$state.get()).toMatchObject({ step: 'unreachable', code: 'unreachable' });
});

it('a double click opens one portal', async () => {
  const { account, seen } = page();
  await settled();
  await Promise.all([account.openPortal(undefined), account.openPortal(undefined)]);
  expect(seen).toMatchObject({ portals: 1, gone: ['https://portal.example'] });
});

it('account: an error is shown where the action began, and nothing else is lost', async () => {
  const { account } = page();
  await settled();
  await account.downloadInvoice('order');
  expect(account.$state.get()).toMatchObject({
    step: 'shown',
    view,
    doing: { state: 'failed', verb: 'invoice', code: 'unreachable' },
  });
});

it('deletion: an old sign-in must sign in again; a recent one deletes at once, on this page', async () => {
  const { account, answers, seen, $session } = page();
  await settled();
  const remove = answers.remove;
  answers.remove = () => failed('sign_in_again');
  await account.deleteAccount();
  expect(account.$state.get()).toMatchObject({ doing: { state: 'failed', code: 'sign_in_again' } });
  await account.signInAgain();
  expect(seen).toMatchObject({ again: 1, forgotten: 0 });
  answers.remove = remove;
  await account.deleteAccount();
  $session.set({ state: 'visitor' });
  expect(account.$state.get()).toEqual({ step: 'deleted', signIn: 'gone' });
  expect(seen).toMatchObject({ forgotten: 1, gone: [] });
});

it('account: a withdrawn consent disappears', async () => {
  const { account, answers } = page();
  await settled();
  answers.view = () => ok({ ...view, healthConsent: null });
  await account.withdrawHealthConsent();
  expect(account.$state.get()).toMatchObject({
    view: { healthConsent: null },
    doing: { state: 'done', verb: 'health' },
  });
});

it('contact e-mail: a valid change is stored and shown', async () => {
  const { account, answers, seen } = page();
  await settled();
  await account.changeEmail('erika@example');
  expect(account.$state.get()).toMatchObject({
    doing: { state: 'failed', verb: 'email', code: 'email_invalid' },
  });
  answers.view = () => ok({ ...view, email: 'e.m@example.com' });
  await account.changeEmail(' e.m@example.com ');
  expect(seen.addresses).toEqual(['user-1 e.m@example.com']);
  expect(account.$state.get()).toMatchObject({
    view: { email: 'e.m@example.com' },
    doing: { state: 'done', verb: 'email' },
  });
  account.dismiss();
  expect(account.$state.get()).toMatchObject({ doing: { state: 'idle' } });
});

it('contact e-mail: the link is sent again, and the verification shown at once', async () => {
  const { account, answers, seen } = page();
  await settled();
  await Promise.all([account.sendLink(), account.sendLink()]);
  expect(seen.links).toBe(1);
  expect(account.$state.get()).toMatchObject({
    view: { emailVerified: false },
    doing: { state: 'done', verb: 'link' },
  });
  answers.view = () => ok({ ...view, emailVerified: true });
  await account.sendLink();
  expect(account.$state.get()).toMatchObject({ view: { emailVerified: true } });
});

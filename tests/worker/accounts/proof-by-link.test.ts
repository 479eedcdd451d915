import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { storesOf } from '../../../functions/deps.ts';
import { openPage, press, viewOf } from '../outside/link-page.ts';
import { code, site } from '../outside/call.ts';
import { dataApi } from '../outside/stand-ins.ts';
import { setUp as setUpMembers, someAddress } from './contact.ts';
import type { Env } from '../../../functions/env.ts';

async function setUp(settings: Partial<Env> = {}) {
  const members = await setUpMembers(settings);
  return {
    ...members,
    /** By default without an address from the provider. */
    signIn: async (claims: Record<string, unknown> = { email: undefined }) => {
      const her = await members.signIn(claims);
      await her.enter();
      return her;
    },
    links: (email: string) => members.mailbox.to(email).map(({ text }) => linkIn(text)),
  };
}

const linkIn = (text: string) => /https?:\/\/\S+\/(?:adresse|address)\/\S+/.exec(text)?.[0] ?? 'no link';

async function open(link: string, worker: Env) {
  const page = await openPage(new URL(link).pathname, worker);
  return { status: page.status, view: viewOf(page), html: String(page.body) };
}

const pressButton = (link: string, worker: Env) => press('/api/email-link', new URL(link).pathname, worker);

it('verification link: its button verifies the address and shows declarations made under it', async () => {
  const { worker, declare, signIn, links } = await setUp();
  const email = someAddress();
  const reason = await declare(email);
  const her = await signIn();
  expect((await her.store(email)).status).toBe(200);
  const [link = ''] = links(email).filter((one) => one !== 'no link');
  expect([await her.isVerified(), (await her.exported()).includes(reason)]).toEqual([false, false]);
  // As a mail scanner does.
  for (let opened = 0; opened < 3; opened += 1) {
    const { status, view, html } = await open(link, worker);
    expect([status, view, html.includes(email)]).toEqual([200, 'confirm', true]);
  }
  expect(await her.isVerified()).toBe(false);
  expect((await pressButton(link, worker)).status).toBe(303);
  expect((await open(link, worker)).view).toBe('confirmed');
  expect([await her.isVerified(), (await her.exported()).includes(reason)]).toEqual([true, true]);
});

it('verification link: works once, and only for the address it was mailed to', async () => {
  const { worker, signIn, links } = await setUp();
  const email = someAddress();
  const other = someAddress();
  const her = await signIn();
  await her.store(email);
  const [link = ''] = links(email);
  await her.store(other);
  expect((await open(link, worker)).view).toBe('gone');
  await pressButton(link, worker);
  expect(await her.isVerified()).toBe(false);
  await her.store(email);
  await pressButton(link, worker);
  expect(await her.isVerified()).toBe(true);
  await her.store(other);
  await her.store(email);
  expect((await open(link, worker)).view).toBe('gone');
  await pressButton(link, worker);
  expect(await her.isVerified()).toBe(false);
});

it('verification link: expired and invented ones lead nowhere; the database stores no link', async () => {
  const { worker, signIn, links } = await setUp();
  const email = someAddress();
  const her = await signIn();
  await her.store(email);
  const [link = ''] = links(email);
  const { results } = await env.DB.prepare('SELECT * FROM email_checks').all();
  expect(JSON.stringify(results)).not.toContain(link.split('/').at(-1));
  await env.DB.prepare('UPDATE email_checks SET expires = ?')
    .bind(Date.now() - 1)
    .run();
  expect(await open(link, worker)).toMatchObject({ status: 404, view: 'gone' });
  await pressButton(link, worker);
  expect(await her.isVerified()).toBe(false);
  for (const path of ['/de/adresse/x', `/en/address/${'x'.repeat(500)}`]) {
    expect((await open(site + path, worker)).status).toBe(404);
  }
  await storesOf(worker).deleteExpired(new Date());
  expect((await env.DB.prepare('SELECT id FROM email_checks').all()).results).toEqual([]);
});

it('verification link: the account that verifies an address takes it over', async () => {
  const { worker, signIn, links } = await setUp();
  const email = someAddress();
  const before = await signIn({ email, auth_time: Math.floor(Date.now() / 1000) - 600 });
  expect(await before.isVerified()).toBe(true);
  const her = await signIn();
  await her.store(email);
  await pressButton(links(email)[0] ?? '', worker);
  expect(await her.isVerified()).toBe(true);
});

it('verification link: not mailed if the provider has verified the address, and reveals nothing', async () => {
  const { mailbox, signIn } = await setUp();
  const email = someAddress();
  const known = await signIn({ email });
  await known.store(email);
  expect([mailbox.to(email), (await known.resend()).status]).toEqual([[], 204]);
  const stranger = await signIn();
  const free = someAddress();
  for (const address of [email, free]) {
    expect([(await stranger.store(address)).status, (await stranger.resend()).status]).toEqual([200, 204]);
  }
});

it('verification link: sent again on request, in her language, up to a limit', async () => {
  const { mailbox, signIn, links } = await setUp();
  const email = someAddress();
  const her = await signIn();
  await her.store(email, { Referer: `${site}/en/my` });
  await her.store(email);
  expect(mailbox.to(email)).toHaveLength(1);
  expect(links(email)[0]).toContain('/en/address/');
  const statuses = [];
  for (let asked = 0; asked < 6; asked += 1) statuses.push((await her.resend()).status);
  expect(statuses).toEqual([204, 204, 204, 204, 429, 429]);
  expect(code(await her.resend())).toEqual({ code: 'rate_limited' });
  expect(links(email)[1]).toContain('/de/adresse/');
});

it('verification link: one mailbox gets a limited number, however many accounts ask', async () => {
  const { mailbox, signIn } = await setUp();
  const email = someAddress();
  for (let account = 0; account < 9; account += 1) await (await signIn()).store(email);
  expect(mailbox.to(email)).toHaveLength(4);
});

it('verification link: an address stored by an external data API is used and verified as well', async () => {
  const { worker, signIn, links } = await setUp({ DATA_API_URL: dataApi.url });
  const email = someAddress();
  const her = await signIn();
  await dataApi.become({ mode: 'ok', body: JSON.stringify({ data: { updateUser: { id: '1', email } } }) });
  expect((await her.store(email)).status).toBe(200);
  await pressButton(links(email)[0] ?? '', worker);
  expect([await her.email(), await her.isVerified()]).toEqual([email, true]);
  const refused = { data: null, errors: [{ message: 'no', extensions: { code: 'FORBIDDEN' } }] };
  await dataApi.become({ mode: 'ok', body: JSON.stringify(refused) });
  expect((await her.store(someAddress())).status).toBe(403);
  expect(await her.email()).toBe(email);
});

it.each(['/api/email-link', '/api/course-mails-link', '/api/quiz-reminder-link', '/api/declaration-link'])(
  '%s: a malformed token leads nowhere',
  async (path) => {
    for (const token of ['a\nb', 'a\r\nSet-Cookie: x=1', 'a b', '../x', 'x'.repeat(101), 'ü', ''])
      expect((await press(path, '', undefined, { token })).status).toBe(404);
  },
);

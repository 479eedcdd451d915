import { Hono } from 'hono';
import { limitedPerAddress } from '../middleware/rate-limit.ts';
import { tillOf, paymentsDown, unlessDown } from '../middleware/buyer.ts';
import { signInFirst, whoAsks } from '../middleware/who-asks.ts';
import { createNotices } from '../cancellations/notices.ts';
import { leave } from '../payments/leave.ts';
import { createOrders } from '../payments/orders.ts';
import { orderView, subscriptionView } from '../payments/views.ts';
import { refuse } from '../refusal.ts';
import type { AccountView, Deleted } from '#domain/shop/account.ts';
import type { App, AppContext } from '../context.ts';
import type { Person } from '../ports/identity.ts';

/** So long somebody counts as just signed in: an open laptop in a café is not enough to end an account. */
const freshMs = 10 * 60_000;

type Asking = { state: 'person'; person: Person } | { state: 'refused'; response: Response };

async function somebody(c: AppContext): Promise<Asking> {
  const who = await whoAsks(c);
  return who.state === 'anonymous' ? { state: 'refused', response: signInFirst(c) } : who;
}

/** What somebody sees of herself, takes along, and takes away. */
export const account = new Hono<App>()
  .get('/', limitedPerAddress, async (c) => {
    const who = await somebody(c);
    if (who.state === 'refused') return who.response;
    const { members } = c.var.deps;
    const { userId, email } = await members.account(who.person);
    const [hers, access, consent] = await Promise.all([
      createOrders(c.env.DB).of(userId),
      members.access(userId),
      members.healthConsent(who.person.uid),
    ]);
    const view: AccountView = {
      email: email ?? null,
      access,
      healthConsent: consent?.toISOString() ?? null,
      orders: hers.orders.map(orderView),
      subscriptions: hers.subscriptions.map(subscriptionView),
    };
    return c.json(view);
  })
  .get('/export', limitedPerAddress, async (c) => {
    const who = await somebody(c);
    if (who.state === 'refused') return who.response;
    const { members } = c.var.deps;
    const { userId, email } = await members.account(who.person);
    const [person, purchases, notices] = await Promise.all([
      members.exportPerson(userId),
      createOrders(c.env.DB).everythingOf(userId),
      email === undefined ? [] : createNotices(c.env.DB).ofAddress(email),
    ]);
    c.header('Content-Disposition', 'attachment; filename="valea.json"');
    return c.json({ exported: new Date().toISOString(), ...person, ...purchases, notices });
  })
  .delete('/', limitedPerAddress, async (c) => {
    const who = await somebody(c);
    if (who.state === 'refused') return who.response;
    const { person } = who;
    if (Date.now() - person.signedIn.getTime() > freshMs) return refuse(c, 'sign_in_again');
    const { members, identity } = c.var.deps;
    const { userId } = await members.account(person);
    const till = tillOf(c);
    if (!till) return paymentsDown(c);
    return unlessDown(c, async () => {
      if ((await leave(till, userId)) === 'payment_processing') return refuse(c, 'payment_processing');
      await members.erasePerson(userId);
      const isGone = await identity.remove(person.uid);
      if (!isGone) c.var.log.error('sign_in_not_removed', { dependency: 'identity' });
      const deleted: Deleted = { signIn: isGone ? 'gone' : 'kept' };
      return c.json(deleted);
    });
  })
  .all('*', (c) => refuse(c, 'method_not_allowed', { Allow: 'GET, HEAD, DELETE' }));

import { Hono } from 'hono';
import { paymentsUnavailable, tillOf } from '../middleware/buyer.ts';
import { signedIn } from '../middleware/identity.ts';
import { limitedPerAddress } from '../middleware/rate-limit.ts';
import { createNotices } from '../cancellations/notices.ts';
import { leave } from '../payments/leave.ts';
import { createOrders } from '../payments/orders.ts';
import { orderView, subscriptionView } from '../payments/views.ts';
import { refuse } from '../refusal.ts';
import type { AccountView, Deleted } from '#domain/shop/account.ts';
import type { App } from '../context.ts';

/** So long a sign-in counts as fresh: an open laptop in a café is not enough to delete an account. */
const freshMs = 10 * 60_000;

/** What a member sees of her account, exports (Art. 15 and 20 GDPR) and deletes (Art. 17). */
export const account = new Hono<App>()
  .get('/', limitedPerAddress, signedIn, async (c) => {
    const { member, deps } = c.var;
    const { userId, email } = await deps.members.account(member);
    const [purchases, access, consent] = await Promise.all([
      createOrders(c.env.DB).of(userId),
      deps.members.access(userId),
      deps.members.healthConsent(member.uid),
    ]);
    const view: AccountView = {
      email: email ?? null,
      access,
      healthConsent: consent?.toISOString() ?? null,
      orders: purchases.orders.map(orderView),
      subscriptions: purchases.subscriptions.map(subscriptionView),
    };
    return c.json(view);
  })
  .get('/export', limitedPerAddress, signedIn, async (c) => {
    const { member, deps } = c.var;
    const { userId, email } = await deps.members.account(member);
    const [person, purchases, notices] = await Promise.all([
      deps.members.exportPerson(userId),
      createOrders(c.env.DB).everythingOf(userId),
      email === undefined ? [] : createNotices(c.env.DB).ofAddress(email),
    ]);
    c.header('Content-Disposition', 'attachment; filename="valea.json"');
    return c.json({ exported: new Date().toISOString(), ...person, ...purchases, notices });
  })
  .delete('/', limitedPerAddress, signedIn, async (c) => {
    const { member, deps } = c.var;
    if (Date.now() - member.signedIn.getTime() > freshMs) return refuse(c, 'sign_in_again');
    const { userId } = await deps.members.account(member);
    const till = tillOf(c);
    if (!till) return paymentsUnavailable(c);
    if ((await leave(till, userId)) === 'payment_processing') return refuse(c, 'payment_processing');
    await deps.members.erasePerson(userId);
    const isGone = await deps.identity.remove(member.uid);
    if (!isGone) c.var.log.error('sign_in_not_removed', { dependency: 'identity' });
    const deleted: Deleted = { signIn: isGone ? 'gone' : 'kept' };
    return c.json(deleted);
  })
  .all('*', (c) => refuse(c, 'method_not_allowed', { Allow: 'GET, HEAD, DELETE' }));

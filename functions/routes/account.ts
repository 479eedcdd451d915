import { Hono } from 'hono';
import { emailKey } from '#domain/mail/email.ts';
import {
  deleteAccount,
  exportAccount,
  readAccount,
  type AccountDeleted,
  type AccountView,
} from '#site/api/account.ts';
import { accountDeleted } from '../mails/account-mails.ts';
import { mailsOfPerson } from '../mails/mail-queue.ts';
import { paymentsUnavailable, shopOf } from '../middleware/buyer.ts';
import { consentOf } from '../middleware/consent.ts';
import { signedIn, stillSignedIn } from '../middleware/identity.ts';
import { exportLimitedPerAccount } from '../middleware/rate-limit.ts';
import { ordersView } from '../payments/order-views.ts';
import { pageLocale } from '../pages/page-locale.ts';
import { refuse } from '../http/refusal.ts';
import { withinTime } from '../time/within-time.ts';
import { refundsOfPerson, renewalLossesOfPerson } from '../payments/refunds.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http/context.ts';

/** Deleting an account needs a recent sign-in: an open laptop in a café is not enough. */
const freshMs = 10 * 60_000;

/** The contracts that end with the account. */
async function runningOf({ orders, participations }: Deps, userId: string) {
  const [{ subscriptions }, courses] = await Promise.all([
    orders.of(userId),
    participations.participations(userId),
  ]);
  return {
    app: subscriptions.some(({ state }) => state !== 'ended'),
    course: courses.some(({ state }) => state === 'running' || state === 'complete'),
  };
}

/** The member's account, its export (Art. 15 and 20 GDPR) and deletion (Art. 17). */
export const account = new Hono<App>()
  .get(readAccount.path, signedIn, async (c) => {
    const { member, deps } = c.var;
    const { userId, email, verifiedEmails, mailTrouble } = await deps.accounts.account(member);
    const [orders, access, consent, workbookConsent, declarations, courses] = await Promise.all([
      deps.orders.of(userId),
      deps.accounts.access(userId),
      deps.consents.givenSince('health', member.uid),
      deps.consents.givenSince('workbook', member.uid),
      deps.declarations.waitingOf(userId, verifiedEmails, deps.now()),
      deps.participations.participations(userId),
    ]);
    return c.json({
      email: email ?? null,
      emailVerified: email !== undefined && verifiedEmails.includes(emailKey(email)),
      mailTrouble: mailTrouble ?? null,
      access,
      healthConsent: consent?.toISOString() ?? null,
      workbookConsent: workbookConsent?.toISOString() ?? null,
      declarations,
      completed: courses.filter(({ completed }) => completed).map(({ orderId }) => orderId),
      ...ordersView(orders),
    } satisfies AccountView);
  })
  .get(exportAccount.path, stillSignedIn, exportLimitedPerAccount, async (c) => {
    const { member, deps } = c.var;
    const { userId, verifiedEmails } = await deps.accounts.account(member);
    const [person, orders, courseProgress, courseMails, workbooks, messages, certificates] =
      await Promise.all([
        deps.accounts.exportPerson(userId),
        deps.orders.everythingOf(userId),
        deps.progress.of(userId),
        deps.courseMails.read(userId),
        deps.workbooks.of(userId),
        deps.courseMessages.everythingOf(userId),
        deps.certificates.ofPerson(userId),
      ]);
    const [declarations, quizReminders] = await Promise.all([
      deps.declarations.everythingOf(userId, verifiedEmails),
      deps.quizReminders.ofPerson(verifiedEmails),
    ]);
    // A mail about somebody else's contract would tell that there is one.
    const own = declarations.flatMap((one) => ('progress' in one ? [one.declaration] : []));
    const subjects = [...own, ...quizReminders];
    const [mails, emailChecks, webhookEvents, refunds, renewalLosses, conversions, consentReceipts] =
      await Promise.all([
        mailsOfPerson(
          deps.db,
          userId,
          subjects.map(({ id }) => id),
        ),
        deps.emailChecks.ofPerson(userId),
        deps.webhookEvents.ofPerson(userId),
        refundsOfPerson(deps.db, userId),
        renewalLossesOfPerson(deps.db, userId),
        deps.purchaseOutbox.ofPerson(userId),
        deps.consentReceipts.ofPerson(userId, consentOf(c)?.id),
      ]);
    c.header('Content-Disposition', 'attachment; filename="valea.json"');
    return c.json({
      exported: new Date().toISOString(),
      ...person,
      ...orders,
      courseProgress,
      courseMails,
      declarations,
      workbooks,
      ...messages,
      ...certificates,
      mails,
      emailChecks,
      webhookEvents,
      refunds,
      renewalLosses,
      quizReminders,
      conversions,
      consentReceipts,
    });
  })
  .delete(deleteAccount.path, stillSignedIn, async (c) => {
    const { member, deps } = c.var;
    if (Date.now() - member.signedIn.getTime() > freshMs) return refuse(c, 'sign_in_again');
    const { userId, email, verifiedEmails } = await deps.accounts.account(member);
    const shop = shopOf(c);
    if (!shop) return paymentsUnavailable(c);
    const running = await runningOf(deps, userId);
    if ((await shop.endContracts(userId)) === 'payment_processing') return refuse(c, 'payment_processing');
    const erasure = await deps.accounts.erasePerson(member.uid, verifiedEmails);
    if (erasure === 'refused') return refuse(c, 'payment_processing');
    // An unverified address may be a stranger's.
    if (erasure === 'erased' && email !== undefined && verifiedEmails.includes(emailKey(email))) {
      const mailed = deps.mailOutbox.sendOnce(
        'account_deleted',
        accountDeleted(email, pageLocale(c), running),
      );
      c.executionCtx.waitUntil(mailed);
    }
    const removal = deps.identity.remove(member.uid);
    // Continues after the response if it takes too long.
    c.executionCtx.waitUntil(removal);
    const isGone = await withinTime(deps.deadline.remainingMs(), removal, () => false);
    if (!isGone) c.var.log.error('sign_in_not_removed', { dependency: 'identity' });
    return c.json({ signIn: isGone ? 'gone' : 'kept' } satisfies AccountDeleted);
  });

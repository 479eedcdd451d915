import { Hono } from 'hono';
import { isStaffPath } from '#site/api/staff.ts';
import { DeletedSignIn } from './accounts/users.ts';
import { isOrphaned, Overtaken } from './database/open.ts';
import { accountDeleted } from './middleware/identity.ts';
import { settings } from './middleware/settings.ts';
import { csrf } from './middleware/csrf.ts';
import { paymentsUnavailable } from './middleware/buyer.ts';
import { requestId } from './middleware/request-id.ts';
import { staging } from './middleware/staging.ts';
import { PaymentsKeyRefused, PaymentsUnavailable } from './ports/payments.ts';
import { refuse } from './http/refusal.ts';
import { account } from './routes/account.ts';
import { certificateForm, certificatePages, certificates } from './routes/certificates.ts';
import { consent } from './routes/consent.ts';
import { courseLeader } from './routes/course-leader.ts';
import { courseMessages } from './routes/course-messages.ts';
import { count } from './routes/count.ts';
import { courses } from './routes/courses.ts';
import { courseCalendar } from './routes/course-calendar.ts';
import { courseMailPages, courseMails } from './routes/course-mails.ts';
import { emailCheckPages, emailChecks } from './routes/email-checks.ts';
import { fbEvents } from './routes/fb-events.ts';
import { graphql } from './routes/graphql.ts';
import { explicitConsents } from './routes/explicit-consents.ts';
import { health } from './routes/health.ts';
import { numbers } from './routes/numbers.ts';
import { declarationLinkPages, declarationLinks } from './routes/declaration-links.ts';
import { declarations } from './routes/declarations.ts';
import { checkout, discount, offers, openOrders, orders, portal } from './routes/orders.ts';
import { pages } from './routes/pages.ts';
import { quizReminderPages, quizReminders } from './routes/quiz-reminders.ts';
import { storedFiles } from './routes/stored-files.ts';
import { stripeWebhook } from './routes/stripe-webhook.ts';
import { workbook } from './routes/workbook.ts';
import type { App } from './http/context.ts';

export const app = new Hono<App>();

app.use(requestId, staging);
app.use('/api/*', csrf, settings);

for (const route of [
  health,
  graphql,
  consent,
  explicitConsents,
  fbEvents,
  count,
  checkout,
  discount,
  offers,
  orders,
  openOrders,
  portal,
  account,
  declarations,
  declarationLinks,
  courses,
  courseMessages,
  courseLeader,
  numbers,
  certificates,
  certificateForm,
  emailChecks,
  courseMails,
  quizReminders,
  courseCalendar,
  storedFiles,
  workbook,
  stripeWebhook,
]) {
  app.route('/', route);
}

// https://www.rfc-editor.org/rfc/rfc9110#name-405-method-not-allowed The staff's endpoints answer 404 to everyone
// else, whatever the method.
const endpoints = app.routes.filter(({ method, path }) => method !== 'ALL' && !isStaffPath(path));
for (const [path, handlers] of Map.groupBy(endpoints, (handler) => handler.path)) {
  const methods = new Set(handlers.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])));
  app.all(path, (c) => refuse(c, 'method_not_allowed', { Allow: [...methods].join(', ') }));
}
app.all('/api/*', (c) => refuse(c, 'not_found'));

app.route('/', declarationLinkPages);
app.route('/', emailCheckPages);
app.route('/', certificatePages);
app.route('/', courseMailPages);
app.route('/', quizReminderPages);
app.route('/', pages);

app.onError((error, c) => {
  if (error instanceof PaymentsKeyRefused) {
    const setting = 'STRIPE_SECRET_KEY';
    c.var.log.error('setting_invalid', { setting, reason: 'is refused by the payment service', error });
    return paymentsUnavailable(c);
  }
  if (error instanceof PaymentsUnavailable) {
    c.var.log.warn('payments_unavailable', { dependency: 'payments', error });
    return paymentsUnavailable(c);
  }
  if (error instanceof Overtaken) {
    c.var.log.warn('overtaken', { reason: error.message });
    return refuse(c, 'overtaken', { 'Retry-After': '1' });
  }
  if (error instanceof DeletedSignIn || isOrphaned(error)) return accountDeleted(c);
  c.var.log.error('unhandled_error', { method: c.req.method, error });
  return refuse(c, 'internal');
});

import { Hono } from 'hono';
import { readHealth } from '#site/api/health.ts';
import { readOrders } from '#site/api/orders.ts';
import { receiveStripeWebhook } from '#site/api/stripe-webhook.ts';
import { accountDeleted } from './middleware/identity.ts';
import { settings } from './middleware/settings.ts';
import { csrf } from './middleware/csrf.ts';
import { paymentsUnavailable } from './middleware/buyer.ts';
import { requestId } from './middleware/request-id.ts';
import { DeletedSignIn } from './ports/accounts.ts';
import { PaymentsDown } from './ports/payments.ts';
import { refuse } from './refusal.ts';
import { account } from './routes/account.ts';
import { checkout } from './routes/checkout.ts';
import { consent } from './routes/consent.ts';
import { discount } from './routes/discount.ts';
import { fbEvents } from './routes/fb-events.ts';
import { graphql } from './routes/graphql.ts';
import { healthConsent } from './routes/health-consent.ts';
import { health } from './routes/health.ts';
import { offers } from './routes/offers.ts';
import { declarationLinkPages, declarationLinks } from './routes/declaration-links.ts';
import { cancel, withdraw } from './routes/declarations.ts';
import { orders } from './routes/orders.ts';
import { pages } from './routes/pages.ts';
import { portal } from './routes/portal.ts';
import { stripeWebhook } from './routes/stripe-webhook.ts';
import type { App } from './context.ts';

/** The Worker's HTTP side: middleware, then one route an endpoint, then what no static file answers. */
export const app = new Hono<App>();

app.use(requestId);
app.use('/api/*', csrf, settings);

app.route(readHealth.path, health);
app.route('/api/graphql', graphql);
app.route('/api/consent', consent);
app.route('/api/health-consent', healthConsent);
app.route('/api/fb-events', fbEvents);
app.route('/api/checkout', checkout);
app.route('/api/discount', discount);
app.route('/api/offers', offers);
app.route(readOrders.path, orders);
app.route('/api/portal', portal);
app.route('/api/account', account);
app.route('/api/cancel', cancel);
app.route('/api/withdraw', withdraw);
app.route('/api/declaration-link', declarationLinks);
app.route(receiveStripeWebhook.path, stripeWebhook);
app.all('/api/*', (c) => refuse(c, 'not_found'));

app.route('/', declarationLinkPages);
app.route('/', pages);

app.onError((error, c) => {
  if (error instanceof PaymentsDown) {
    c.var.log.warn('payments_unavailable', { dependency: 'payments', error });
    return paymentsUnavailable(c);
  }
  if (error instanceof DeletedSignIn) return accountDeleted(c);
  c.var.log.error('unhandled_error', { method: c.req.method, error });
  return refuse(c, 'internal');
});

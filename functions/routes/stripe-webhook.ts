import { Hono } from 'hono';
import { paymentsUnavailable, tillOf } from '../middleware/buyer.ts';
import { readAtMost } from '../read-at-most.ts';
import { refuse } from '../refusal.ts';
import type { App } from '../context.ts';

const bodyLimit = 1_000_000;

/** Our own word, signed like theirs: `npm run webhooks:replay` has a stored piece of news looked at again. */
const replay = 'valea.replay';

/** What the payment service has to say. 2xx means stored; everything else comes again. */
export const stripeWebhook = new Hono<App>()
  .post('/', async (c) => {
    const till = tillOf(c);
    if (!till) return paymentsUnavailable(c);
    const read = await readAtMost(bodyLimit, c.req.raw);
    if (read.state === 'too_large') return refuse(c, 'body_too_large');
    if (read.state === 'not_text') return refuse(c, 'signature_refused');

    const signature = c.req.header('Stripe-Signature') ?? '';
    const news = await till.payments.news(read.text, signature, new Date());
    if (news.state === 'refused') {
      c.var.log.warn('webhook_refused', { reason: news.reason });
      return refuse(c, 'signature_refused');
    }
    const isReplay = news.type === replay;
    const order = isReplay ? await till.orders.orderOfNews(news.id) : news.order;
    if (order !== undefined) {
      const settled = await till.settle(order, isReplay ? undefined : news);
      const count = settled.state === 'settled' ? settled.changes : 0;
      c.var.log.info('payment_news', { operation: news.type, code: settled.state, count });
    } else if (!isReplay) {
      await till.store.remember(news, new Date());
    }
    return c.body(null, 204);
  })
  .all('/', (c) => refuse(c, 'method_not_allowed', { Allow: 'POST' }));

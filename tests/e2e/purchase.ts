import { remoteStripe } from '../../local/stripe/remote.ts';
import { modulesOf } from '#domain/course/modules.ts';
import { productOf, type CourseKey, type ProductKey } from '#domain/shop/catalogue.ts';
import { textVersions } from '#domain/shop/agreement.ts';
import { priceOf } from '#domain/shop/prices.ts';
import { identityOf, localUrl } from './identity.ts';
import { needsBookable } from './bookable.ts';

const { terms, withdrawal, requirements, earlyStart } = textVersions;

interface Known {
  email: string;
  password: string;
  /** The addressee of invoices. */
  name?: string;
}

/** Creates a member who buys without a browser, for tests of what comes after. */
export async function customerOf(
  baseURL: string | undefined,
  { email, password, name = 'Lena Probst' }: Known,
) {
  const site = baseURL ?? '';
  const stripe = remoteStripe(localUrl('stripe', baseURL));
  const { visitor } = identityOf(baseURL);
  const { idToken } = await visitor.signUp(email, password);

  async function ask(path: string, body?: unknown, now = new Date()): Promise<unknown> {
    const answer = await fetch(site + path, {
      headers: {
        Authorization: `Bearer ${idToken}`,
        'Content-Type': 'application/json',
        'X-Valea-Now': now.toISOString(),
      },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.status === 204 ? undefined : answer.json();
  }

  /** Completes modules of the course, one a week, and returns the time of the last. `unanswered`: that one is only heard. */
  async function complete(course: CourseKey, modules: number, unanswered = false): Promise<Date> {
    let now = Date.now();
    for (const { number, slug, seconds, questions } of modulesOf(course).slice(0, modules)) {
      const report = (played: readonly (readonly [number, number])[]) =>
        ask(
          `/api/courses/${course}/modules/${slug}/listening`,
          { report: crypto.randomUUID(), played, speed: 1, position: 0 },
          new Date(now),
        );
      await report([]);
      now += seconds * 1000;
      await report([[0, Math.round(seconds * 10)]]);
      const asked = unanswered && number === modules ? 0 : questions;
      const answers = Array.from({ length: asked }, (_, question) => ({ question, answer: 0 }));
      const path = `/api/courses/${course}/modules/${slug}/answers`;
      await Promise.all(answers.map((answer) => ask(path, answer, new Date(now))));
      now += 7 * 24 * 3_600_000;
    }
    return new Date(now);
  }

  return {
    stripe,
    complete,
    send: (path: string, body: unknown) => ask(path, body),
    stateOf: async (order: string) => ((await ask(`/api/orders/${order}`)) as { state: string }).state,
    purchases: () => ask('/api/orders'),
    async buy(product: ProductKey, way: 'card' | 'sepa' | 'declined' = 'card', locale: 'de' | 'en' = 'de') {
      const sold = productOf(product);
      const { kind } = sold;
      if (sold.kind === 'course') needsBookable(sold.key);
      const confirmed = { version: requirements, at: new Date().toISOString() };
      const agreed = {
        cents: priceOf(productOf(product)),
        terms,
        withdrawal,
        earlyStart,
        ...(kind === 'course' ? { requirements: confirmed } : {}),
      };
      const billingAddress = { name, street: 'Am Anger 7', postcode: '04315' };
      const before = await stripe.eventCount();
      const placed = (await ask('/api/checkout', {
        product,
        locale,
        agreed,
        ...(kind === 'course'
          ? { billingAddress: { ...billingAddress, city: 'Leipzig', country: 'DE' } }
          : {}),
      })) as {
        order: string;
        url: string;
      };
      await stripe.perform({ action: 'pay', session: placed.url.split('/').at(-1) ?? '', way });
      await ask(`/api/orders/${placed.order}`);
      const events = await stripe.events(before);
      const hers = events.filter(({ data }) => JSON.stringify(data).includes(placed.order));
      const idOf = (type: string) => {
        const found = hers.findLast((event) => event.type === type)?.data.object['id'];
        return typeof found === 'string' ? found : '';
      };
      const customerOfEvent = hers.at(-1)?.data.object['customer'];
      return {
        order: placed.order,
        payment: String(
          hers.findLast(({ data }) => 'payment_intent' in data.object)?.data.object['payment_intent'],
        ),
        subscription: idOf('customer.subscription.created'),
        customer: typeof customerOfEvent === 'string' ? customerOfEvent : '',
      };
    },
  };
}

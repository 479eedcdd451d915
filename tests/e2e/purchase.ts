import { remoteStripe } from '../../local/stripe/remote.ts';
import { productOf, type ProductKey } from '#domain/shop/catalogue.ts';
import { textVersions } from '#domain/shop/agreement.ts';
import { priceOf } from '#domain/shop/prices.ts';
import { identityOf, localUrl } from './identity.ts';

const { terms, withdrawal, requirements, earlyStart } = textVersions;

interface Known {
  email: string;
  password: string;
}

/** Somebody with an account, and what she buys without a browser: for tests of what comes afterwards. */
export async function customerOf(baseURL: string | undefined, { email, password }: Known) {
  const site = baseURL ?? '';
  const stripe = remoteStripe(localUrl('stripe', baseURL));
  const { visitor } = identityOf(baseURL);
  const { idToken } = await visitor.signUp(email, password);

  async function ask(path: string, body?: unknown): Promise<unknown> {
    const answer = await fetch(site + path, {
      headers: { Authorization: `Bearer ${idToken}`, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  }

  return {
    stripe,
    purchases: () => ask('/api/orders'),
    async buy(product: ProductKey, way: 'card' | 'sepa' | 'declined' = 'card', locale: 'de' | 'en' = 'de') {
      const { kind } = productOf(product);
      const confirmed = { version: requirements, at: new Date().toISOString() };
      const agreed = {
        ...{ cents: priceOf(productOf(product)), terms, withdrawal, earlyStart },
        ...(kind === 'course' ? { requirements: confirmed } : {}),
      };
      const billingAddress = { name: 'Lena Probst', street: 'Am Anger 7', postcode: '04315' };
      const placed = (await ask('/api/checkout', {
        ...{ product, locale, agreed },
        ...(kind === 'course'
          ? { billingAddress: { ...billingAddress, city: 'Leipzig', country: 'DE' } }
          : {}),
      })) as {
        order: string;
        url: string;
      };
      await stripe.perform({ action: 'pay', session: placed.url.split('/').at(-1) ?? '', way });
      await ask(`/api/orders/${placed.order}`);
      const events = await stripe.events();
      const hers = events.filter(({ data }) => JSON.stringify(data).includes(placed.order));
      const idOf = (type: string) => {
        const found = hers.findLast((event) => event.type === type)?.data.object['id'];
        return typeof found === 'string' ? found : '';
      };
      const customerOfEvent = hers.at(-1)?.data.object['customer'];
      return {
        order: placed.order,
        subscription: idOf('customer.subscription.created'),
        customer: typeof customerOfEvent === 'string' ? customerOfEvent : '',
      };
    },
  };
}

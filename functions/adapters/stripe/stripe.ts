import { createClient } from './client.ts';
import { createPayments } from './payments.ts';
import type { Deadline } from '../../deadline.ts';
import { expectedLivemode, type Settings } from '../../settings.ts';
import type { Payments } from '../../ports/payments.ts';

/** Per request or job. Without Stripe's secrets nothing can be bought, and no webhook is accepted. */
export function createStripe(settings: Settings): ((deadline: Deadline) => Payments) | undefined {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret, STRIPE_API_URL: url } = settings;
  if (key === undefined || secret === undefined) return undefined;
  const livemode = expectedLivemode(settings.ENVIRONMENT);
  return (deadline) => {
    let client: ReturnType<typeof createClient> | undefined;
    // Created on first use: most requests buy nothing.
    return createPayments(() => (client ??= createClient({ key, url, deadline })), { secret, livemode });
  };
}

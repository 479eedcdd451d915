import { expect, it } from 'vitest';
import { startStandIn } from './stripe-services.ts';

it('stand-in for Stripe: remembers what it was told, time included', async () => {
  const first = await startStandIn();
  const { made: subscription } = await first.buy('app-1-month');
  first.perform({ action: 'advance', days: 40 });
  const kept = JSON.parse(JSON.stringify(first.keep())) as ReturnType<typeof first.keep>;
  await first.stop();
  const second = await startStandIn(kept);
  const { data } = await second.stripe.invoices.list({ subscription });
  expect(data.map(({ billing_reason: reason }) => reason)).toEqual([
    'subscription_cycle',
    'subscription_create',
  ]);
  await second.stop();
});

it('stand-in for Stripe: a foreign page cannot pay', async () => {
  const service = await startStandIn();
  const headers = { Origin: 'https://evil.example' };
  expect((await fetch(`${service.url}/pay/cs_1/card`, { method: 'POST', headers })).status).toBe(403);
  await service.stop();
});

import { createHmac } from 'node:crypto';
import { company } from '#domain/company.ts';
import { paymentSettings } from '../setup/local-settings.ts';

/**
 * `npm run webhooks:replay -- evt_…`: has the Worker handle a stored webhook event again. The
 * order is read anew from the payment service, so that this does no harm however often it is done.
 */
const ids = process.argv.slice(2);
if (ids.length === 0 || ids.some((id) => !/^evt_\w+$/.test(id))) {
  console.error('Which event? As in: npm run webhooks:replay -- evt_1Abc evt_2Def');
  process.exit(1);
}
const { webhookSecret, site } = paymentSettings();
let failed = 0;
for (const id of ids) {
  const seconds = Math.floor(Date.now() / 1000);
  const body = JSON.stringify({
    id,
    object: 'event',
    type: 'valea.replay',
    created: seconds,
    // What is not production refuses live events, and production all others.
    livemode: new URL(site).origin === company.site,
    data: { object: {} },
  });
  const hash = createHmac('sha256', webhookSecret).update(`${seconds}.${body}`).digest('hex');
  const answer = await fetch(`${site}/api/stripe/webhook`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Stripe-Signature': `t=${seconds},v1=${hash}` },
    body,
  }).catch((error: unknown) => {
    console.error(`${site} does not answer:`, error);
    process.exit(1);
  });
  await answer.body?.cancel();
  console.log(`${id}: ${answer.ok ? 'looked at again' : `refused with ${answer.status}`}`);
  if (!answer.ok) failed += 1;
}
process.exit(failed > 0 ? 1 : 0);

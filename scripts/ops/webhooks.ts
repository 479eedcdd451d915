/**
 * Has the Worker process stored webhook events again. Safe to repeat: orders are read again from the payment service.
 */
import { createHmac } from 'node:crypto';
import { company } from '#domain/company.ts';
import { paymentSettings } from '../setup/local-settings.ts';
import { fail } from '../setup/processes.ts';

const [verb, ...ids] = process.argv.slice(2);
if (verb !== 'replay' || ids.length === 0 || ids.some((id) => !/^evt_\w+$/.test(id))) {
  fail('Which event? As in npm run ops -- webhooks replay evt_1Abc evt_2Def');
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
    // Only production accepts live events, and it accepts no others.
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
  console.log(`${id}: ${answer.ok ? 'processed again' : `refused with ${answer.status}`}`);
  if (!answer.ok) failed += 1;
}
process.exit(failed > 0 ? 1 : 0);

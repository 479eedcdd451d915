import { beforeEach, expect, it } from 'vitest';
import { deliveryEvent } from '../../../functions/mails/delivery-events.ts';
import { nightly } from '../../../functions/scheduled.ts';
import { setUp, someAddress } from '../accounts/contact.ts';
import { handOver } from '../outside/conversions.ts';
import { sql } from '../outside/database.ts';
import { nights, nothingToTell, personal, site, tonight } from '../outside/operator.ts';
import type { Env } from '../../../functions/env.ts';

beforeEach(nothingToTell);

const publish = (events: readonly unknown[], worker: Env) => handOver(events, worker, 1, 'valea-deliveries');
async function memberAt(email: string) {
  const { signIn, worker, mailbox } = await setUp();
  const her = await signIn();
  await her.store(email);
  return { her, worker, mailbox };
}

it.each(['bounced', 'complained'] as const)(
  'deliveries: a mail that %s marks the address until it is saved again',
  async (trouble) => {
    const email = someAddress();
    const { her, worker } = await memberAt(email);
    const acknowledgements = await publish([deliveryEvent(email.toUpperCase(), trouble)], worker);
    expect(acknowledgements).toMatchObject([{ acknowledged: true }]);
    expect(await her.mailTrouble()).toBe(trouble);
    await her.store(email);
    expect(await her.mailTrouble()).toBeNull();
  },
);

it('deliveries: another address begins without the mark', async () => {
  const email = someAddress();
  const { her, worker } = await memberAt(email);
  await publish([deliveryEvent(email, 'bounced')], worker);
  const other = someAddress();
  await her.store(other);
  expect(await her.mailTrouble()).toBeNull();
});

it('deliveries: a full mailbox, a delivered mail and an unreadable event mark nothing and are not repeated', async () => {
  const email = someAddress();
  const { her, worker } = await memberAt(email);
  const soft = {
    type: 'cf.email.sending.message.bounced',
    payload: { recipient: email, bounce: { type: 'soft' } },
  };
  const fine = { type: 'cf.email.sending.message.delivered', payload: { recipient: email } };
  for (const one of await publish([soft, fine, 'no event', {}], worker)) expect(one.acknowledged).toBe(true);
  expect(await her.mailTrouble()).toBeNull();
});

it('deliveries: a reminder is not sent to a marked address, a link that the member asks for is', async () => {
  const email = someAddress();
  const { her, worker, mailbox } = await memberAt(email);
  await publish([deliveryEvent(email, 'bounced')], worker);
  await sql(
    "INSERT INTO quiz_reminders (id, mailbox, email, locale, token, asked) VALUES ('unreachable', 'x', ?, 'de', 'y', ?)",
    email,
    tonight.getTime(),
  ).run();
  await sql(
    "INSERT INTO mails (key, kind, about, queued, due) VALUES ('quiz_reminder unreachable', 'quiz_reminder', 'unreachable', 1, 1)",
  ).run();
  const before = mailbox.to(email).length;
  await nightly(worker, tonight);
  expect(mailbox.to(email)).toHaveLength(before);
  await her.resend();
  expect(mailbox.to(email)).toHaveLength(before + 1);
});

it('deliveries: the operator reads how many came back in the daily mail, and not at once', async () => {
  const mailbox = site();
  const addresses = [someAddress(), someAddress()];
  await publish(
    addresses.map((email) => deliveryEvent(email, 'bounced')),
    mailbox.worker,
  );
  expect(mailbox.sent).toEqual([]);
  await nightly(mailbox.worker, nights(1));
  expect(mailbox.mails()[0]?.text).toContain('addresses that our mails do not reach: 2');
  expect(mailbox.mails()[0]?.text).not.toMatch(personal);
});

it('deliveries: on a laptop a mail to an address that begins with “bounced” comes back', async () => {
  const email = `bounced-${someAddress()}`;
  const { her, mailbox } = await memberAt(email);
  await her.resend();
  expect(mailbox.to(email)).not.toEqual([]);
  expect(await her.mailTrouble()).toBe('bounced');
});

import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { booked } from '../outside/booked.ts';
import { createMailbox } from '../outside/mailbox.ts';
import { shopper } from '../outside/shop.ts';

const { worker, to } = createMailbox();

/** A member with a confirmed address, who deletes her account; the mail about it. */
async function deletes(name: string, buys: boolean) {
  const her = await shopper(name, worker, undefined, { email_verified: true });
  const email = `${her.uid}@example.com`;
  await env.DB.prepare('UPDATE users SET email = ?1, email_key = lower(?1), email_verified = 1 WHERE id = ?2')
    .bind(email, her.userId)
    .run();
  if (buys) await booked(her, 'zpp');
  expect((await her.remove()).status).toBe(200);
  return to(email)
    .map(({ text }) => text)
    .join('\n');
}

it('deletion mail: names the contracts that ended with the account, and no others', async () => {
  const course = await deletes('deletes-with-course', true);
  expect(course).toContain('Your course has ended with it.');
  expect(course).not.toContain('subscription');
  const nothing = await deletes('deletes-with-nothing', false);
  expect(nothing).not.toBe('');
  expect(nothing).not.toMatch(/has ended/);
});

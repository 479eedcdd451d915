import { expect, it } from 'vitest';
import type { AccountView } from '#site/api/account.ts';
import { press } from '../outside/link-page.ts';
import { createMailbox } from '../outside/mailbox.ts';
import { bought } from '../outside/shop.ts';

it.each([true, false])(
  'a buyer whose address is confirmed: %s; if not, one mail asks once it is paid',
  async (is) => {
    const { worker, to } = createMailbox();
    const claims = { email_verified: is };
    const { her, order, deliverAll } = await bought('confirmed', 'app-1-month', { worker, claims });
    const mails = () => to(`${her.uid}@example.com`).filter(({ text }) => text.includes('/de/adresse/'));
    expect(mails()).toEqual([]);
    await deliverAll();
    await her.state(order);
    await deliverAll();
    expect(mails()).toHaveLength(is ? 0 : 1);
    if (is) return;
    const path = /\/de\/adresse\/\S+/.exec(mails()[0]?.text ?? '')?.[0] ?? '';
    await press('/api/email-link', path, worker);
    expect(((await her.get('/api/account')).body as AccountView).emailVerified).toBe(true);
  },
);

/** Participants and course leaders with their messages. */
import { env } from 'cloudflare:workers';
import { dayInGermany } from '#domain/time/calendar.ts';
import { appoint as appointStaff } from '../../../scripts/ops/statements.ts';
import { booked } from './booked.ts';
import { createMailbox } from './mailbox.ts';
import { shopper, type Shopper } from './shop.ts';
import { code, type Answered } from './call.ts';
import type { ConversationsView } from '#site/api/course-messages.ts';
import type { StaffLevel } from '#domain/shop/access.ts';
import type { DeskView } from '#site/api/course-leader.ts';

export const id = () => crypto.randomUUID().replaceAll('-', '');
export const mailbox = createMailbox();
export const messagesPath = '/api/course-messages';

export async function participant(name: string, product: 'zpp' | 'zpp2' = 'zpp') {
  const her = await shopper(name, mailbox.worker);
  return { ...her, orderId: await booked(her, product) };
}

export const appoint = (
  uid: string,
  verb: 'grant' | 'revoke' = 'grant',
  level: StaffLevel = 'COURSE_LEADER',
) => env.DB.prepare(appointStaff(level, verb, `${uid}@example.com`.toLowerCase())).run();

/** A member of the staff with a second factor. */
async function staffMember(name: string, level: StaffLevel) {
  const her = await shopper(name, mailbox.worker, undefined, {
    firebase: { sign_in_provider: 'password', sign_in_second_factor: 'totp' },
  });
  await env.DB.prepare('UPDATE users SET email = ?1, email_key = lower(?1), email_verified = 1 WHERE id = ?2')
    .bind(`${her.uid}@example.com`, her.userId)
    .run();
  await appoint(her.uid, 'grant', level);
  return her;
}

export const leader = (name = 'leads') => staffMember(name, 'COURSE_LEADER');
export const owner = (name = 'owns') => staffMember(name, 'OWNER');

export const say = (her: Shopper, more: Record<string, unknown> = {}) =>
  her.send(messagesPath, { course: 'zpp', id: id(), text: 'Darf ich Hafer essen?', consent: 1, ...more });
export const conversations = async (her: Shopper) => (await her.get(messagesPath)).body as ConversationsView;
export const conversation = async (her: Shopper) => (await conversations(her)).conversations[0];
export const deskOf = async (she: Shopper, order: string) =>
  (await she.get(`/api/course-leader/${order}`)).body as DeskView;
export const answer = (she: Shopper, order: string, more: Record<string, unknown> = {}) =>
  she.send(`/api/course-leader/${order}/answers`, {
    id: id(),
    text: 'Ja, sehr gern.',
    minutes: 5,
    upTo: 1e9,
    ...more,
  });
export const book = (she: Shopper, order: string, more: Record<string, unknown>) =>
  she.send(`/api/course-leader/${order}/contact`, { id: id(), ...more });
export const today = () => dayInGermany(new Date());
export const refusal = (given: Answered) => [given.status, code(given)];
export const rowsOf = async (table: string, order: string) =>
  (await env.DB.prepare(`SELECT * FROM ${table} WHERE order_id = ? ORDER BY number`).bind(order).all())
    .results;

import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { emailKey } from '#domain/mail/email.ts';
import { users } from '../database/tables/accounts.ts';
import type { Database } from '../database/open.ts';
import type { Log } from '../log.ts';
import type { MailTrouble } from '#domain/mail/mail-trouble.ts';

/** @see https://developers.cloudflare.com/email-service/platform/event-subscriptions/ */
const form = z.object({
  type: z.string(),
  payload: z.object({
    recipient: z.string(),
    bounce: z.object({ type: z.string() }).optional(),
    rejection: z.object({ reason: z.string() }).optional(),
  }),
});

type DeliveryEvent = z.infer<typeof form>;

const prefix = 'cf.email.sending.message.';

/** Undefined for what passes by itself, such as a full mailbox, and for what says nothing about the address. */
function troubleIn({ type, payload: { bounce, rejection } }: DeliveryEvent): MailTrouble | undefined {
  if (type === `${prefix}complained`) return 'complained';
  if (type === `${prefix}bounced` && bounce?.type === 'hard') return 'bounced';
  return type === `${prefix}rejected` && rejection?.reason === 'suppressed' ? 'bounced' : undefined;
}

interface ConsumeDeps {
  db: Database;
  retry: (message: Message) => void;
  log: Log;
}

/**
 * Queue consumer of the mail provider's events: marks the contact e-mail of everyone who has this address, until it is
 * saved or verified again. Nothing is stored about the address of somebody without an account: the provider refuses
 * further mails to it by itself.
 */
export async function consumeDeliveryEvents(
  { messages }: Pick<MessageBatch, 'messages'>,
  { db, retry, log }: ConsumeDeps,
): Promise<void> {
  for (const message of messages) {
    const { data: event } = form.safeParse(message.body);
    const trouble = event && troubleIn(event);
    if (!event) log.warn('delivery_event_unreadable');
    try {
      if (trouble) {
        const isTheirs = eq(users.emailKey, emailKey(event.payload.recipient));
        await db.update(users).set({ mailTrouble: trouble }).where(isTheirs);
        log.error(`mail_${trouble}`);
      }
      message.ack();
    } catch (error) {
      log.error('delivery_event_not_stored', { dependency: 'database', error });
      retry(message);
    }
  }
}

/** What the provider publishes about a mail, for the stand-in. */
export const deliveryEvent = (recipient: string, trouble: MailTrouble): DeliveryEvent => ({
  type: prefix + trouble,
  payload: { recipient, ...(trouble === 'bounced' && { bounce: { type: 'hard' } }) },
});

import { mailTroubles } from '#domain/mail/mail-trouble.ts';
import { deliveryEvent } from '../mails/delivery-events.ts';
import type { Mail } from '../ports/mail.ts';

/**
 * On a laptop and in tests: workerd writes mails into files and publishes no events, so a mail to an address that begins
 * with `bounced` or `complained` causes the event that the provider would publish.
 */
export const withLocalEvents = (mail: Mail, publish: (event: unknown) => void): Mail => ({
  async send(message) {
    const sent = await mail.send(message);
    const trouble = mailTroubles.find((name) => message.to.startsWith(name));
    if (trouble) publish(deliveryEvent(message.to, trouble));
    return sent;
  },
});

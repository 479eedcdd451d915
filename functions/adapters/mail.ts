import { company } from '#domain/company/company.ts';
import { withinTime } from '../time/within-time.ts';
import type { Witness } from '../ports/upstreams.ts';
import type { Mail } from '../ports/mail.ts';

/** The platform's error code; its message may repeat the address. */
const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unexpected';

/**
 * Error codes about one mail rather than the service or its limits.
 * @see https://developers.cloudflare.com/email-service/api/send-emails/workers-api/
 */
const aboutOneMail = /^E_(?:RECIPIENT|VALIDATION|FIELD|CONTENT|HEADER|DELIVERY|TOO_MANY)/;

/** The platform's mail binding, which writes files in local development. */
export const createMail = (binding: SendEmail, timeLimitMs: number, witness: Witness): Mail => ({
  async send({ to, subject, text, html, attachments, headers }) {
    const from = { name: company.product, email: company.email };
    try {
      const files = attachments.map(({ name, text: content }) => ({
        disposition: 'attachment' as const,
        filename: name,
        type: 'text/plain; charset=utf-8',
        content,
      }));
      const letter = { from, to, replyTo: company.email, subject, text, html };
      const message = Object.keys(headers).length > 0 ? { ...letter, headers: { ...headers } } : letter;
      const sending = binding.send(files.length > 0 ? { ...message, attachments: files } : message);
      const sent = await withinTime(
        timeLimitMs,
        sending.then(() => ({ state: 'sent' }) as const),
        () => ({ state: 'later', reason: 'timeout' }) as const,
      );
      witness(sent.state === 'sent' ? 'up' : 'failing');
      return sent;
    } catch (error) {
      const reason = codeOf(error);
      const state = aboutOneMail.test(reason) ? 'refused' : 'later';
      witness(state === 'refused' ? 'up' : 'failing');
      return { state, reason };
    }
  },
});

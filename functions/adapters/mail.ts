import { company } from '#domain/company.ts';
import { withinTime } from '../within-time.ts';
import type { Mail } from '../ports/mail.ts';

/** The platform's own word for what went wrong; its message may repeat the address. */
const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unexpected';

/** Mail by the platform's binding. On this machine it writes files instead. */
export const createMail = (binding: SendEmail, timeLimitMs: number): Mail => ({
  async send({ to, subject, text, html }) {
    const from = { name: company.product, email: company.email };
    try {
      const sending = binding.send({ from, to, replyTo: company.email, subject, text, html });
      return await withinTime(
        timeLimitMs,
        sending.then(() => ({ state: 'sent' }) as const),
        () => ({ state: 'later', reason: 'timeout' }) as const,
      );
    } catch (error) {
      return { state: 'later', reason: codeOf(error) };
    }
  },
});

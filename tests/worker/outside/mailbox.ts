import { env } from 'cloudflare:workers';
import { freshWorker } from './call.ts';
import type { Env } from '../../../functions/env.ts';

export interface SentMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  files: { name: string; text: string }[];
  headers: Readonly<Record<string, string>>;
}

/** A Worker whose mails are collected; sending can be made to fail. */
export function createMailbox(settings: Partial<Env> = {}) {
  const sent: SentMail[] = [];
  const fault: { failing: boolean; refusing: boolean } = { failing: false, refusing: false };
  const tried: string[] = [];
  const MAIL: Env['MAIL'] = {
    send: (message: EmailMessage | EmailMessageBuilder) => {
      if (!('subject' in message)) return Promise.reject(new Error('No letter.'));
      const { subject, text = '', html = '', attachments = [], headers = {} } = message;
      const files = attachments.map(({ filename: name, content }) => ({
        name,
        text: typeof content === 'string' ? content : '',
      }));
      const to = typeof message.to === 'string' ? message.to : 'several';
      tried.push(to);
      if (fault.failing) return Promise.reject(new Error(`no way to ${to}`));
      if (fault.refusing)
        return Promise.reject(Object.assign(new Error(to), { code: 'E_RECIPIENT_SUPPRESSED' }));
      sent.push({ to, subject, text, html, files, headers });
      return Promise.resolve({ messageId: crypto.randomUUID() });
    },
  };
  const worker = freshWorker({ ...settings, MAIL });
  return {
    worker,
    sent,
    tried,
    fault,
    to: (email: string) => sent.filter((message) => message.to === email),
    /** Ends the wait between two mails to one address. */
    aDayLater: async () => {
      await env.DB.prepare('UPDATE mails SET begun = begun - 86400001 WHERE begun IS NOT NULL').run();
      await env.DB.prepare('UPDATE mails SET due = 1 WHERE due IS NOT NULL').run();
    },
    /** Makes all waiting mails due. */
    later: async () => {
      await env.DB.prepare('UPDATE mails SET due = 1 WHERE due IS NOT NULL').run();
    },
  };
}

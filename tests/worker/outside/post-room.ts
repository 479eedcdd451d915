import { env } from 'cloudflare:workers';
import { freshWorker } from './call.ts';
import type { Env } from '../../../functions/env.ts';

export interface Posted {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** A Worker whose mail goes into a list, unless it is told to fail. */
export function postRoom(settings: Partial<Env> = {}) {
  const sent: Posted[] = [];
  const fault: { failing: boolean } = { failing: false };
  const tried: string[] = [];
  const MAIL: Env['MAIL'] = {
    send: (message: EmailMessage | EmailMessageBuilder) => {
      if (!('subject' in message)) return Promise.reject(new Error('No letter.'));
      const { subject, text = '', html = '' } = message;
      const to = typeof message.to === 'string' ? message.to : 'several';
      tried.push(to);
      if (fault.failing) return Promise.reject(new Error(`no way to ${to}`));
      sent.push({ to, subject, text, html });
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
    /** Time goes by for what waits to be tried again. */
    later: async () => {
      await env.DB.prepare('UPDATE mails SET due = 1 WHERE due IS NOT NULL').run();
    },
  };
}

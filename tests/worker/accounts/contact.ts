import { env } from 'cloudflare:workers';
import { updateUserDocument } from '../../../src/browser/generated/operations.ts';
import type { AccountView } from '#site/api/account.ts';
import { call, operation, post, postBy, publishedKey, requestBy, getUser } from '../outside/call.ts';
import { createMailbox } from '../outside/mailbox.ts';
import type { Env } from '../../../functions/env.ts';

export const someAddress = () => `${crypto.randomUUID()}@example.com`;

/** Members of a Worker whose mails are collected, with what they do about their contact address. */
export async function setUp(settings: Partial<Env> = {}) {
  const mailbox = createMailbox(settings);
  const { worker } = mailbox;
  const { token } = await publishedKey();

  async function signIn(claims: Record<string, unknown> = {}, uid = `somebody-${crypto.randomUUID()}`) {
    const bearer = await token(uid, claims);
    const send = (path: string, method?: string) => call(requestBy(bearer, path, method), worker);
    const view = async () => (await send('/api/account')).body as AccountView;
    return {
      uid,
      enter: () => call(getUser(bearer), worker),
      store: async (email: string, more: Record<string, string> = {}) => {
        const stored = operation(updateUserDocument, { id: 'myself', email }, bearer);
        for (const [name, value] of Object.entries(more)) stored.headers.set(name, value);
        return call(stored, worker);
      },
      remove: () => send('/api/account', 'DELETE'),
      resend: () => call(postBy(bearer, '/api/email-check', { locale: 'de' }), worker),
      exported: async () => JSON.stringify((await send('/api/account/export')).body),
      email: async () => (await view()).email,
      mailTrouble: async () => (await view()).mailTrouble,
      /** Verified according to the token or our own record. */
      isVerified: async () => (await view()).emailVerified,
      isStoredAsVerified: async () => {
        const user = env.DB.prepare('SELECT email_verified FROM users WHERE firebase_uid = ?').bind(uid);
        return typeof (await user.first('email_verified')) === 'number';
      },
    };
  }

  return {
    worker,
    mailbox,
    signIn,
    /** A cancellation by somebody without an account; returns its private reason. */
    declare: async (email: string) => {
      const reason = `reason ${crypto.randomUUID()}`;
      const body = { locale: 'de', name: 'Erika', email, contract: 'app', manner: 'extraordinary', reason };
      await call(post({ body: JSON.stringify(body) }, '/api/cancel'), worker);
      return reason;
    },
  };
}

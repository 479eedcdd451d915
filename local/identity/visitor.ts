import { z } from 'zod';

const session = z.object({ localId: z.string(), idToken: z.string(), refreshToken: z.string() });
const refreshed = z.object({ id_token: z.string(), refresh_token: z.string() });

export type Session = z.infer<typeof session>;

/** Signs people in as the SDK does, for whoever needs a token and has no browser. */
export function createVisitor({ url }: { url: string }) {
  async function post(path: string, body: Record<string, unknown>): Promise<unknown> {
    const answer = await fetch(`${url}/${path}?key=local`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  }
  const accounts = (verb: string, body: Record<string, unknown>) =>
    post(`identitytoolkit.googleapis.com/v1/accounts:${verb}`, { ...body, returnSecureToken: true });

  return {
    signUp: async (email: string, password: string): Promise<Session> =>
      session.parse(await accounts('signUp', { email, password })),

    signIn: async (email: string, password: string): Promise<Session> =>
      session.parse(await accounts('signInWithPassword', { email, password })),

    /** `subject` is the visitor's id at the provider, as Google, Apple or Facebook would say. */
    async signInWithProvider(
      providerId: 'google.com' | 'apple.com' | 'facebook.com',
      who: { subject: string; email: string; name?: string },
    ): Promise<Session> {
      const claims = { sub: who.subject, email: who.email, email_verified: true, name: who.name };
      const postBody = new URLSearchParams({ id_token: JSON.stringify(claims), providerId });
      return session.parse(
        await accounts('signInWithIdp', {
          postBody: postBody.toString(),
          requestUri: 'http://localhost',
          returnIdpCredential: true,
        }),
      );
    },

    async refresh(refreshToken: string): Promise<{ idToken: string; refreshToken: string }> {
      const { id_token, refresh_token } = refreshed.parse(
        await post('securetoken.googleapis.com/v1/token', {
          grant_type: 'refresh_token',
          refresh_token: refreshToken,
        }),
      );
      return { idToken: id_token, refreshToken: refresh_token };
    },
  };
}

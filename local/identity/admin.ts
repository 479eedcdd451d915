import { z } from 'zod';
import type { Person } from './people.ts';

/** Where a project's identities are kept: the proxy's address, and the project that tokens are made out to. */
export interface IdentityPlace {
  url: string;
  projectId: string;
}

const mailedCodes = z.object({
  oobCodes: z
    .array(z.object({ email: z.string(), oobCode: z.string(), oobLink: z.string(), requestType: z.string() }))
    .default([]),
});
const uploaded = z.object({
  error: z.array(z.object({ index: z.number(), message: z.string() })).default([]),
});

export type MailedCode = z.infer<typeof mailedCodes>['oobCodes'][number];

const account = ({ uid, password, providers, ...person }: Person) => ({
  ...person,
  localId: uid,
  rawPassword: password,
  providerUserInfo: (providers ?? []).map(({ id, subject }) => ({
    providerId: id,
    rawId: subject,
    email: person.email,
    displayName: person.displayName,
  })),
});

/** What the owner of a project may do, over the emulator's REST interface. Runs wherever `fetch` does. */
export function createAdmin({ url, projectId }: IdentityPlace) {
  const project = `${url}/identitytoolkit.googleapis.com/v1/projects/${projectId}`;
  const emulator = `${url}/emulator/v1/projects/${projectId}`;

  async function call(address: string, method: 'GET' | 'POST', body?: unknown): Promise<unknown> {
    const answer = await fetch(address, {
      method,
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${address} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  }

  return {
    async createPeople(people: readonly Person[]): Promise<void> {
      const { error } = uploaded.parse(
        await call(`${project}/accounts:batchCreate`, 'POST', { users: people.map(account) }),
      );
      if (error[0]) throw new Error(`${people[error[0].index]?.email ?? 'A person'}: ${error[0].message}`);
    },

    /** Takes effect with the next token that is issued or refreshed; replaces what was set before. */
    async setClaims(uid: string, claims: Record<string, unknown>): Promise<void> {
      await call(`${project}/accounts:update`, 'POST', {
        localId: uid,
        customAttributes: JSON.stringify(claims),
      });
    },

    /** What would lie in a mailbox, oldest first. */
    async mailedCodes(email: string): Promise<MailedCode[]> {
      const { oobCodes } = mailedCodes.parse(await call(`${emulator}/oobCodes`, 'GET'));
      return oobCodes.filter((code) => code.email === email);
    },
  };
}

/**
 * A mailed link as the project's own page for such links would have it, which in production is set in the provider's
 * console: the login page, with what the link is for and its code.
 */
export function mailLink(link: string): string {
  const mailed = new URL(link);
  const onward = mailed.searchParams.get('continueUrl');
  if (onward === null || !URL.canParse(onward)) return link;
  const page = new URL(onward);
  for (const name of ['mode', 'oobCode', 'apiKey', 'lang']) {
    const value = mailed.searchParams.get(name);
    if (value !== null) page.searchParams.set(name, value);
  }
  return page.href;
}

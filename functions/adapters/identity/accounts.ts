import { z } from 'zod';
import { callJson } from '../call-json.ts';

const limits = { whom: 'The identity provider', timeLimitMs: 3_000, sizeLimit: 256_000 };
const found = z.object({
  users: z.array(z.object({ localId: z.string(), customAttributes: z.string().default('{}') })).min(1),
});
const attributes = z.record(z.string(), z.unknown());

export interface AccountsOptions {
  /** The provider's REST interface, or the stand-in's. */
  url: string;
  projectId: string;
  accessToken: () => Promise<string>;
}

/** The provider's accounts, over the REST interface that its own server libraries use. */
export function createAccounts({ url, projectId, accessToken }: AccountsOptions) {
  async function call(verb: 'lookup' | 'update' | 'delete', body: unknown): Promise<unknown> {
    const { value } = await callJson(`${url}/v1/projects/${projectId}/accounts:${verb}`, {
      ...limits,
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${await accessToken()}` },
      body: JSON.stringify(body),
    });
    return value;
  }

  return {
    /** Puts our own id into the person's tokens, from the next one on. Other claims of hers stay as they are. */
    async setUserId(uid: string, userId: string): Promise<void> {
      const [account] = found.parse(await call('lookup', { localId: [uid] })).users;
      const claims = attributes.parse(JSON.parse(account?.customAttributes ?? '{}'));
      if (claims['id'] === userId) return;
      await call('update', { localId: uid, customAttributes: JSON.stringify({ ...claims, id: userId }) });
    },

    async remove(uid: string): Promise<void> {
      await call('delete', { localId: uid });
    },
  };
}

import { z } from 'zod';
import { callJson } from '../call-json.ts';

const limits = { whom: 'The identity provider', timeLimitMs: 3_000, sizeLimit: 256_000 };
const found = z.object({
  users: z.array(z.object({ localId: z.string(), customAttributes: z.string().default('{}') })).min(1),
});
/** Nobody is found where the account was deleted: https://cloud.google.com/identity-platform/docs/reference/rest/v1/projects.accounts/lookup */
const signIns = z.object({
  kind: z.string().optional(),
  users: z
    .array(
      z.object({
        disabled: z.boolean().default(false),
        /** In seconds: what signed in before is revoked. */
        validSince: z.string().regex(/^\d+$/).default('0'),
      }),
    )
    .optional(),
});
/** An answer that names nobody counts only where it is the provider's own; an empty one may be anybody's. */
const nobody = 'identitytoolkit#GetAccountInfoResponse';
const attributes = z.record(z.string(), z.unknown());

interface AccountsOptions {
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
    /** Puts our own id into the person's tokens, from the next one on. Other claims stay as they are. */
    async setUserId(uid: string, userId: string): Promise<void> {
      const [account] = found.parse(await call('lookup', { localId: [uid] })).users;
      const claims = attributes.parse(JSON.parse(account?.customAttributes ?? '{}'));
      if (claims['id'] === userId) return;
      await call('update', { localId: uid, customAttributes: JSON.stringify({ ...claims, id: userId }) });
    },

    /** As the provider's own libraries compare: https://firebase.google.com/docs/auth/admin/manage-sessions */
    async signInHolds(uid: string, signedIn: Date): Promise<boolean> {
      const { kind, users } = signIns.parse(await call('lookup', { localId: [uid] }));
      if (!users && kind !== nobody) throw new Error('The identity provider answered something else.');
      const account = users?.[0];
      if (!account || account.disabled) return false;
      return signedIn.getTime() >= Number(account.validSince) * 1000;
    },

    async remove(uid: string): Promise<void> {
      await call('delete', { localId: uid });
    },
  };
}

import { z } from 'zod';
import { witnessed, type Witness } from '../../ports/upstreams.ts';
import { callJson } from '../call-json.ts';
import type { Member, SignInState } from '../../ports/identity.ts';

const limits = { callee: 'The identity provider', timeLimitMs: 3_000, sizeLimit: 256_000 };
const found = z.object({
  users: z.array(z.object({ localId: z.string(), customAttributes: z.string().default('{}') })).min(1),
});
/**
 * No users if the account was deleted:
 * https://cloud.google.com/identity-platform/docs/reference/rest/v1/projects.accounts/lookup
 */
const signIns = z.object({
  kind: z.string().optional(),
  users: z
    .array(
      z.object({
        disabled: z.boolean().default(false),
        /** In seconds; earlier sign-ins are revoked. */
        validSince: z.string().regex(/^\d+$/).default('0'),
        /** Enrolled second factors. */
        mfaInfo: z.array(z.unknown()).default([]),
      }),
    )
    .optional(),
});
/** "No such user" only counts with the provider's own `kind`: anybody could send an empty answer. */
const nobody = 'identitytoolkit#GetAccountInfoResponse';
const attributes = z.record(z.string(), z.unknown());

type SignIn = Pick<Member, 'uid' | 'signedIn' | 'secondFactor'>;

interface AccountsOptions {
  url: string;
  projectId: string;
  accessToken: () => Promise<string>;
  witness: Witness;
}

export function createAccounts({ url, projectId, accessToken, witness }: AccountsOptions) {
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
    /** Puts our id into future tokens; other claims are kept. */
    async setUserId(uid: string, userId: string): Promise<void> {
      const [account] = found.parse(await call('lookup', { localId: [uid] })).users;
      const claims = attributes.parse(JSON.parse(account?.customAttributes ?? '{}'));
      if (claims['id'] === userId) return;
      await call('update', { localId: uid, customAttributes: JSON.stringify({ ...claims, id: userId }) });
    },

    /** Compared as in the provider's SDKs: https://firebase.google.com/docs/auth/admin/manage-sessions */
    async signInState({ uid, signedIn, secondFactor }: SignIn): Promise<SignInState> {
      const { kind, users } = signIns.parse(await witnessed(witness, call('lookup', { localId: [uid] })));
      if (!users && kind !== nobody) throw new Error('The identity provider answered something else.');
      const account = users?.[0];
      if (!account || account.disabled) return 'ended';
      if (signedIn.getTime() < Number(account.validSince) * 1000) return 'ended';
      return account.mfaInfo.length > 0 && !secondFactor ? 'second_factor_missing' : 'holds';
    },

    async remove(uid: string): Promise<void> {
      await call('delete', { localId: uid });
    },
  };
}

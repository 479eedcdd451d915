import { createHash, createHmac, randomInt } from 'node:crypto';
import { z } from 'zod';
import type { JWTPayload } from 'jose';

/**
 * Emulates authenticator apps by the factor that the emulator supports: text messages. Each enrolled app is a made-up
 * phone number, from which its key is derived, so nothing has to be stored.
 * @see https://firebase.google.com/docs/auth/web/totp-mfa
 */

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const periodMs = 30_000;
const enrollmentMs = 600_000;

const keyOf = (phoneNumber: string) =>
  [...createHash('sha256').update(phoneNumber).digest()].map((byte) => alphabet[byte % 32]).join('');

/** The code that an authenticator app shows for a key. @see https://www.rfc-editor.org/rfc/rfc6238 */
export function totp(key: string, time: number): string {
  const bits = Array.from(key, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(time / periodMs)));
  const hash = createHmac('sha1', bytes).update(counter).digest();
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) % 16) % 2 ** 31;
  return String(number % 1_000_000).padStart(6, '0');
}

export type SecondFactor = ReturnType<typeof createSecondFactor>;
export type Message = Record<string, unknown>;

const typed = z.object({ verificationCode: z.string(), sessionInfo: z.string().optional() });
const begun = z.object({ phoneResponseInfo: z.object({ sessionInfo: z.string() }) });
/** The emulator's text messages. */
const sent = z.object({
  verificationCodes: z.array(
    z.object({ phoneNumber: z.string(), sessionInfo: z.string(), code: z.string() }),
  ),
});

const owners = z.object({
  users: z
    .array(
      z.object({
        email: z.string().default(''),
        mfaInfo: z.array(z.object({ phoneInfo: z.string() })).default([]),
      }),
    )
    .default([]),
});

const factor = z
  .object({
    mfaEnrollmentId: z.string(),
    displayName: z.string().optional(),
    enrolledAt: z.string().optional(),
  })
  .transform((enrolled) => ({ ...enrolled, totpInfo: {} }));
const account = z.looseObject({ mfaInfo: z.array(factor).optional() });
const answered = account.extend({
  users: z.array(account).optional(),
  phoneSessionInfo: z.object({ sessionInfo: z.string() }).optional(),
});
const claimed = z.looseObject({
  firebase: z.looseObject({ sign_in_second_factor: z.literal('phone').transform(() => 'totp') }),
});

/** What a token says about the sign-in. */
export const withSecondFactor = (claims: JWTPayload): JWTPayload => claimed.safeParse(claims).data ?? claims;

export function createSecondFactor(emulator: string, projectId: string) {
  /** The period of the last accepted code by key: each code works once. */
  const used = new Map<string, number>();

  function accepts(key: string, code: string): boolean {
    const now = Math.floor(Date.now() / periodMs);
    const period = [now - 1, now, now + 1].find((one) => totp(key, one * periodMs) === code);
    if (period === undefined || period <= (used.get(key) ?? 0)) return false;
    used.set(key, period);
    return true;
  }

  const messages = async () => {
    const answer = await fetch(`${emulator}/emulator/v1/projects/${projectId}/verificationCodes`);
    return sent.parse(await answer.json()).verificationCodes;
  };

  /** A text message must be requested before its code can sign in. */
  async function beginSignIn({ mfaPendingCredential, mfaEnrollmentId }: Message) {
    const answer = await fetch(
      `${emulator}/identitytoolkit.googleapis.com/v2/accounts/mfaSignIn:start?key=local`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ mfaPendingCredential, mfaEnrollmentId, phoneSignInInfo: {} }),
      },
    );
    return begun.safeParse(await answer.json()).data?.phoneResponseInfo.sessionInfo;
  }

  return {
    /** What the authenticator apps show now, for whoever has none on this machine. */
    async codes(): Promise<{ email: string; code: string }[]> {
      const accounts = `${emulator}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:batchGet`;
      const answer = await fetch(`${accounts}?maxResults=500`, {
        headers: { authorization: 'Bearer owner' },
      });
      const { users } = owners.parse(await answer.json());
      const enrolled = users.flatMap(({ email, mfaInfo }) =>
        mfaInfo.map(({ phoneInfo }) => ({ email, phoneNumber: phoneInfo })),
      );
      const pending = (await messages())
        .filter(({ phoneNumber }) => enrolled.every((one) => one.phoneNumber !== phoneNumber))
        .map(({ phoneNumber }) => ({ email: 'being enrolled', phoneNumber }));
      return [...enrolled, ...pending].map(({ email, phoneNumber }) => ({
        email,
        code: totp(keyOf(phoneNumber), Date.now()),
      }));
    },

    /** The request in the emulator's format, or the provider's error. */
    async ask({ totpEnrollmentInfo, totpVerificationInfo, ...asked }: Message): Promise<Message | string> {
      if (totpEnrollmentInfo !== undefined)
        return { ...asked, phoneEnrollmentInfo: { phoneNumber: `+${randomInt(1e11, 2e11)}` } };
      const entered = typed.safeParse(totpVerificationInfo).data;
      if (!entered) return asked;
      const sessionInfo = entered.sessionInfo ?? (await beginSignIn(asked));
      const message = (await messages()).find((one) => one.sessionInfo === sessionInfo);
      if (!message)
        return entered.sessionInfo === undefined ? 'INVALID_MFA_PENDING_CREDENTIAL' : 'SESSION_EXPIRED';
      if (!accepts(keyOf(message.phoneNumber), entered.verificationCode)) return 'INVALID_CODE';
      return { ...asked, phoneVerificationInfo: { sessionInfo, code: message.code } };
    },

    /** The emulator's response in the provider's format. */
    async answer(given: Message): Promise<Message> {
      const { phoneSessionInfo, ...message } = answered.parse(given);
      if (!phoneSessionInfo) return message;
      const { sessionInfo } = phoneSessionInfo;
      const phoneNumber =
        (await messages()).find((one) => one.sessionInfo === sessionInfo)?.phoneNumber ?? '';
      return {
        totpSessionInfo: {
          sharedSecretKey: keyOf(phoneNumber),
          verificationCodeLength: 6,
          hashingAlgorithm: 'SHA1',
          periodSec: periodMs / 1000,
          sessionInfo,
          finalizeEnrollmentTime: new Date(Date.now() + enrollmentMs).toISOString(),
        },
      };
    },
  };
}

import {
  FactorId,
  getMultiFactorResolver,
  multiFactor,
  TotpMultiFactorGenerator,
  type Auth,
  type MultiFactorError,
  type User,
} from 'firebase/auth';
import { company } from '#domain/company/company.ts';

/**
 * Completes a sign-in with the code from the authenticator app; undefined if the account has another factor, such as
 * a phone.
 * @see https://firebase.google.com/docs/auth/web/totp-mfa
 */
export function codeEntry(auth: Auth, error: MultiFactorError) {
  const resolver = getMultiFactorResolver(auth, error);
  const app = resolver.hints.find(({ factorId }) => factorId === FactorId.TOTP);
  return (
    app &&
    ((code: string) => resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(app.uid, code)))
  );
}

export async function newFactor(user: User) {
  const account = multiFactor(user);
  const secret = await TotpMultiFactorGenerator.generateSecret(await account.getSession());
  const name = company.product;
  return {
    key: secret.secretKey,
    link: secret.generateQrCodeUrl(encodeURIComponent(user.email ?? name), encodeURIComponent(name)),
    enrol: (code: string) =>
      account.enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, code), name),
  };
}

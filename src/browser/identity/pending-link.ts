import { FirebaseError } from 'firebase/app';
import { linkWithCredential, OAuthProvider, type OAuthCredential, type User } from 'firebase/auth';
import { emailKey } from '#domain/mail/email.ts';

/** The address that a provider returned although it was not a sign-in. */
function emailIn({ customData }: FirebaseError): string | undefined {
  const email = customData?.['email'];
  return typeof email === 'string' ? email : undefined;
}

/**
 * A provider has confirmed an address that already has another way to sign in. Its credential is kept in memory until
 * the visitor has signed in that other way.
 */
export function createPendingLink() {
  let waiting: { credential: OAuthCredential; email: string } | undefined;

  return {
    /** Remembers the provider's credential for such an error; the error is passed on. */
    async watch(open: () => Promise<void>): Promise<void> {
      try {
        await open();
      } catch (error) {
        if (
          error instanceof FirebaseError &&
          error.code === 'auth/account-exists-with-different-credential'
        ) {
          const credential = OAuthProvider.credentialFromError(error);
          const email = emailIn(error);
          if (credential && email !== undefined) waiting = { credential, email };
        }
        throw error;
      }
    },
    /** Links the two, if the account is the right one. If that fails, the sign-in still counts. */
    async join(user: User | null): Promise<void> {
      if (!user || !waiting) return;
      const { credential, email } = waiting;
      waiting = undefined;
      if (emailKey(user.email ?? '') !== emailKey(email)) return;
      await linkWithCredential(user, credential).catch(() => undefined);
    },
  };
}

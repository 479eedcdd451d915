import { FirebaseError } from 'firebase/app';
import { linkWithCredential, OAuthProvider, type OAuthCredential, type User } from 'firebase/auth';
import { emailKey } from '#domain/email.ts';

/** The address that a provider named in an answer that was no sign-in. */
function emailIn({ customData }: FirebaseError): string | undefined {
  const email = customData?.['email'];
  return typeof email === 'string' ? email : undefined;
}

/**
 * A provider has vouched for an address that already has another way in. Its word waits here, in memory alone,
 * until the visitor has signed in that other way.
 */
export function createPendingLink() {
  let waiting: { credential: OAuthCredential; email: string } | undefined;

  return {
    /** Remembers what the provider said when it turns out to be of this kind; the error goes its way. */
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
    /** Joins the two ways, if it is whom the provider meant. Where that fails, the sign-in stands all the same. */
    async join(user: User | null): Promise<void> {
      if (!user || !waiting) return;
      const { credential, email } = waiting;
      waiting = undefined;
      if (emailKey(user.email ?? '') !== emailKey(email)) return;
      await linkWithCredential(user, credential).catch(() => undefined);
    },
  };
}

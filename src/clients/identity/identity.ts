/** Somebody whom the identity provider knows. */
export interface Account {
  uid: string;
  email: string | undefined;
}

export interface Token {
  text: string;
  /** Our own id for her, once her token carries it. */
  userId: string | undefined;
}

/**
 * Who is signed in on this device. What may fail says so by a value with a code; only `token` rejects, because
 * whoever asks for one treats "cannot be had" and "nobody" alike.
 */
export interface Identity {
  /** Tells once who is there as soon as that is known, and again whenever somebody else is. Returns how to stop. */
  watch: (changed: (account: Account | undefined) => void) => () => void;
  /** Her token, renewed when it is about to run out; `fresh` asks for a new one in any case. */
  token: (options?: { fresh: boolean }) => Promise<Token | undefined>;
  signOut: () => Promise<void>;
}

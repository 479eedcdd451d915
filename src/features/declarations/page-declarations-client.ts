import { cancel, withdraw } from '#site/api/declarations.ts';
import { createCall } from '#site/browser/call.ts';
import { expectsMember } from '#site/browser/signed-in-hint.ts';

/** A declaration is sent in any case: who cannot be asked in time is nobody. */
const longestMs = 3_000;

async function memberToken(): Promise<string | undefined> {
  const { loadIdentity } = await import('#site/browser/page-session.ts');
  return (await (await loadIdentity()).token())?.text;
}

const call = createCall({
  token: async () =>
    expectsMember()
      ? Promise.race([
          memberToken(),
          new Promise<undefined>((resolve) => {
            setTimeout(resolve, longestMs, undefined);
          }),
        ])
      : undefined,
});

/**
 * Sends cancellations and withdrawals to the Worker: nobody has to be signed in. Whoever is says so, and it is carried
 * out at once.
 */
export const declare = { cancel: call(cancel), withdraw: call(withdraw) };

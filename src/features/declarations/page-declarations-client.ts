import { shortNumber, contractOf, type DeclarationKind } from '#domain/shop/declaration.ts';
import { isPlanOrder, standingOf } from '#domain/shop/account.ts';
import { productOf } from '#domain/shop/catalogue.ts';
import { readAccount, type AccountView } from '#site/api/account.ts';
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

const ownAccount = call(readAccount);

/** What an account knows of the form: the contract only where it can be no other. */
export function fieldsFrom(view: AccountView, kind: DeclarationKind, now: Date): Record<string, string> {
  const { app, withdrawable } = standingOf(view, now);
  const plans = 'subscription' in app ? view.orders.filter(isPlanOrder).slice(0, 1) : [];
  const meant = kind === 'cancel' ? plans : view.orders.filter(({ id }) => withdrawable.includes(id));
  const [one, other] = meant;
  return {
    name: view.orders.find(({ billingAddress }) => billingAddress)?.billingAddress?.name ?? '',
    email: view.email ?? '',
    ...(one && !other ? { contract: contractOf(productOf(one.product)), order: shortNumber(one.id) } : {}),
  };
}

/** The same of whoever is signed in. */
export async function ownFields(kind: DeclarationKind): Promise<Record<string, string>> {
  const answer = await ownAccount();
  return answer.state === 'ok' ? fieldsFrom(answer.data, kind, new Date()) : {};
}

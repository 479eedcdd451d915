import { shortNumber, contractOf, type DeclarationKind } from '#domain/shop/declaration.ts';
import { isPlanOrder, runs, standingOf } from '#domain/shop/account.ts';
import { productOf } from '#domain/shop/catalogue.ts';
import { readAccount, type AccountView } from '#site/api/account.ts';
import { cancel, withdraw } from '#site/api/declarations.ts';
import { createCall } from '#site/browser/call.ts';
import { provider } from '#site/browser/identity/provider.ts';
import { expectsMember } from '#site/browser/signed-in-hint.ts';
import { wait } from '#site/browser/wait.ts';

/** Declarations are always sent: without an answer in time, as a visitor's. */
const longestMs = 3_000;

const call = createCall({
  token: async () =>
    expectsMember()
      ? (await Promise.race([provider.load().then((identity) => identity.token()), wait(longestMs)]))?.text
      : undefined,
});

/** No sign-in needed; a member's are carried out at once. */
export const declare = { cancel: call(cancel), withdraw: call(withdraw) };

const ownAccount = call(readAccount);

/** The contract only if it is the only one: a course is meant by whoever has no plan to cancel. */
export function fieldsFrom(view: AccountView, kind: DeclarationKind, now: Date): Record<string, string> {
  const { app, courses, withdrawable } = standingOf(view, now);
  const plans = 'subscription' in app ? view.orders.filter(isPlanOrder).slice(0, 1) : [];
  const running = courses.filter(({ state }) => runs(state)).map(({ order }) => order);
  const meant =
    kind === 'cancel'
      ? plans.length > 0
        ? plans
        : running
      : view.orders.filter(({ id }) => withdrawable.includes(id));
  const [one, other] = meant;
  return {
    name: view.orders.find(({ billingAddress }) => billingAddress)?.billingAddress?.name ?? '',
    email: view.email ?? '',
    ...(one && !other ? { contract: contractOf(productOf(one.product)), order: shortNumber(one.id) } : {}),
  };
}

export async function ownFields(kind: DeclarationKind): Promise<Record<string, string>> {
  const answer = await ownAccount();
  return answer.state === 'ok' ? fieldsFrom(answer.data, kind, new Date()) : {};
}

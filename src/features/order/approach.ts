import { isProductKey } from '#domain/shop/catalogue.ts';
import { codeKey } from '#domain/shop/discount-code.ts';
import { orderByLogin } from '#i18n/order-path.ts';
import { longestCode } from '#site/api/discount.ts';
import { isSessionStored } from '#site/browser/identity/stored-session.ts';
import { expectsMember } from '#site/browser/signed-in-hint.ts';
import { isStorageBlocked } from '#site/browser/page-sign-in.ts';
import { withCampaign } from '#site/browser/page-via.ts';
import { sayBroken } from '#site/ui/broken.ts';
import type { OrderQuery } from './quote.ts';
import type { OrderWords } from './texts.ts';

/** What the page's address asks for, if it is something that we sell. */
function orderQueryOf(address: string): OrderQuery | undefined {
  const { searchParams } = new URL(address);
  const product = searchParams.get('product');
  if (!isProductKey(product)) return undefined;
  const code = codeKey(searchParams.get('code') ?? '').slice(0, longestCode);
  return { product, code: code === '' ? undefined : code };
}

/** Whether somebody has to sign in first, as far as that is known without the provider's SDK. */
async function mustSignIn(): Promise<boolean> {
  return !expectsMember() && navigator.onLine && !isStorageBlocked() && !(await isSessionStored());
}

/**
 * What happens before React is loaded: without a product the page leads to the plans, and visitors without a session go
 * to the sign-in. Only members can order.
 */
async function open(place: HTMLElement) {
  const words = JSON.parse(place.dataset['words'] ?? '{}') as OrderWords;
  const query = orderQueryOf(location.href);
  if (!query) {
    const choice = document.querySelector<HTMLTemplateElement>('#order-choice');
    if (choice) place.replaceChildren(document.importNode(choice.content, true));
    return;
  }
  if (await mustSignIn()) {
    location.replace(withCampaign(orderByLogin(words.locale, query.product, query.code)));
    return;
  }
  // Beside the island, which will ask for it.
  void import('#site/browser/identity/page-identity.ts').catch(() => undefined);
  const { takeOver } = await import('./hydrate.tsx');
  takeOver(place, words, query);
}

const place = document.getElementById('order');
if (place) {
  open(place).catch(() => {
    place.replaceChildren();
    sayBroken();
  });
}

import type { Offer } from '#domain/shop/offers.ts';
import { expectsMember } from '#site/browser/signed-in-hint.ts';
import { events } from '#site/browser/page-events.ts';
import { session } from '#site/browser/page-session.ts';
import { shop } from '#site/features/order/page-shop.ts';
import { createPlans } from './plans.store.ts';

/** The plans on this page. */
export const openPlans = (built: readonly Offer[]) =>
  createPlans(built, {
    shop,
    session,
    expectsMember,
    report: events.report,
    address: {
      code: () => new URL(location.href).searchParams.get('code') ?? undefined,
      setCode(code) {
        const url = new URL(location.href);
        if (code === undefined) url.searchParams.delete('code');
        else url.searchParams.set('code', code);
        history.replaceState(history.state, '', url);
      },
    },
  });

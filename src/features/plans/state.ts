import { atom } from 'nanostores';
import { facts } from '#domain/company/facts.ts';
import { planKeys } from '#domain/shop/catalogue.ts';
import { codeKey } from '#domain/shop/discount-code.ts';
import type { Offer } from '#domain/shop/offers.ts';
import { longestCode } from '#site/api/discount.ts';
import { environment } from '#site/browser/environment.ts';
import { latest } from '#site/browser/latest.ts';
import { onWake } from '#site/browser/wake.ts';
import { expectsMember } from '#site/browser/signed-in-hint.ts';
import { shop } from '#site/browser/shop.ts';
import type { PlansCode } from './texts.ts';

export type CodeState =
  | { state: 'none' }
  | { state: 'checking' }
  | { state: 'applied'; code: string; offers: Offer[] }
  | { state: 'refused'; problem: PlansCode | 'empty' };

export interface PlansState {
  /** `page`: the prices of the build; the shop has not answered yet. */
  loaded: 'page' | 'known' | 'failed';
  offers: readonly Offer[];
  code: CodeState;
  /** Whether a plan was bought or is being paid. */
  plan: 'none' | 'has' | 'processing';
  /** By the account: quiz answers that are only on this device count as well. */
  hasLongGuarantee: boolean;
  /** By the hint on this device: members have a shorter way to the order. */
  signedIn: boolean;
}

const asBuilt = (offers: readonly Offer[]): PlansState => ({
  loaded: 'page',
  offers,
  code: { state: 'none' },
  plan: 'none',
  hasLongGuarantee: false,
  signedIn: false,
});

/** Reduced where the discount code applies. */
export const shownOffers = ({ offers, code }: PlansState): Offer[] =>
  offers.map((offer) => {
    const reduced = code.state === 'applied' ? code.offers : [];
    return reduced.find(({ product }) => product === offer.product) ?? offer;
  });

/** The code in the address, for reloads and shared links. */
const linkedCode = () => new URL(location.href).searchParams.get('code') ?? undefined;
function linkCode(code: string | undefined) {
  const url = new URL(location.href);
  if (code === undefined) url.searchParams.delete('code');
  else url.searchParams.set('code', code);
  history.replaceState(history.state, '', url);
}

const isPlan = ({ product }: Offer) => planKeys.some((key) => key === product);

/** The paywall: plans, prices, and a discount code. */
export function createPlans(built: readonly Offer[]) {
  const $state = atom<PlansState>(asBuilt(built));
  const codes = latest();

  const change = (part: Partial<PlansState>) => {
    $state.set({ ...$state.get(), ...part });
  };

  /** Retries, or refreshes what may have changed. */
  async function load() {
    change({ loaded: 'page', signedIn: expectsMember() });
    const answer = await shop.offers();
    if (answer.state === 'failed') {
      change({ loaded: 'failed' });
      return;
    }
    const { offers, has, processing, guaranteeDays } = answer.data;
    const isApp = (levels: readonly string[]) => levels.includes('VALEA_APP');
    const plan = isApp(has) ? 'has' : isApp(processing) ? 'processing' : 'none';
    const hasLongGuarantee = guaranteeDays === facts.registrationGuaranteeDays;
    change({ loaded: 'known', offers: offers.filter(isPlan), plan, hasLongGuarantee });
  }

  async function apply(typed: string) {
    const isLatest = codes.begin();
    const wanted = codeKey(typed).slice(0, longestCode);
    if (wanted === '') {
      change({ code: { state: 'refused', problem: 'empty' } });
      return;
    }
    change({ code: { state: 'checking' } });
    const answer = await shop.discount({ code: wanted });
    if (!isLatest()) return;
    if (answer.state === 'failed') {
      change({ code: { state: 'refused', problem: answer.code } });
      return;
    }
    const { code, offers } = answer.data;
    linkCode(code);
    change({ code: { state: 'applied', code, offers } });
  }

  return {
    $state,
    load,
    apply,
    /** Returns how to stop. */
    start: () => {
      environment.session.onForget(() => {
        change({ plan: 'none', hasLongGuarantee: false, signedIn: false });
      });
      void load();
      const linked = linkedCode();
      if (linked !== undefined) void apply(linked);
      // A plan may have been bought meanwhile.
      return onWake(() => void load());
    },
    removeCode: () => {
      codes.begin();
      linkCode(undefined);
      change({ code: { state: 'none' } });
    },
  };
}

export type Plans = ReturnType<typeof createPlans>;

import { atom, type ReadableAtom } from 'nanostores';
import type { BrowserEvent } from '#domain/events/catalogue.ts';
import { planKeys } from '#domain/shop/catalogue.ts';
import { codeKey } from '#domain/shop/discounts.ts';
import type { Offer } from '#domain/shop/offers.ts';
import type { ShopClient } from '#site/clients/shop.ts';
import type { Session } from '#site/stores/session.ts';
import { asBuilt, type Holding, type PlansState } from './plans-state.ts';

export interface PlansDeps {
  shop: Pick<ShopClient, 'offers' | 'discount'>;
  session: Pick<Session, 'onForget'>;
  expectsSomebody: () => boolean;
  report: (event: BrowserEvent) => void;
  /** The code in the page's address, which a reload and a shared link keep. */
  address: { code: () => string | undefined; keep: (code: string | undefined) => void };
}

export interface Plans {
  $state: ReadableAtom<PlansState>;
  start: () => void;
  /** Asks the shop once more: what could not be loaded, or may have changed meanwhile. */
  load: () => Promise<void>;
  apply: (code: string) => Promise<void>;
  removeCode: () => void;
}

const longestCode = 40;
const isPlan = ({ product }: Offer) => planKeys.some((key) => key === product);

export function createPlans(built: readonly Offer[], deps: PlansDeps): Plans {
  const { shop, address } = deps;
  const $state = atom<PlansState>(asBuilt(built));
  /** A later code counts; what an earlier one still brings is dropped. */
  let turn = 0;

  const change = (part: Partial<PlansState>) => {
    $state.set({ ...$state.get(), ...part });
  };

  async function load() {
    change({ loaded: 'page', signedIn: deps.expectsSomebody() });
    const answer = await shop.offers();
    if (answer.state === 'failed') {
      change({ loaded: 'failed' });
      return;
    }
    const { offers, has, processing } = answer.data;
    const holds = (levels: readonly string[]) => levels.includes('VALEA_APP');
    const holding: Holding = holds(has) ? 'has' : holds(processing) ? 'processing' : 'none';
    change({ loaded: 'known', offers: offers.filter(isPlan), holding });
  }

  async function apply(typed: string) {
    const mine = (turn += 1);
    const wanted = codeKey(typed).slice(0, longestCode);
    if (wanted === '') {
      change({ code: { state: 'refused', problem: 'empty' } });
      return;
    }
    change({ code: { state: 'checking' } });
    const answer = await shop.discount(wanted);
    if (mine !== turn) return;
    if (answer.state === 'failed') {
      change({ code: { state: 'refused', problem: answer.code } });
      return;
    }
    const { code, offers } = answer.data;
    address.keep(code);
    change({ code: { state: 'applied', code, offers } });
  }

  return {
    $state,
    load,
    apply,
    start() {
      deps.report({ name: 'ViewContent', product: 'VALEA_APP' });
      deps.session.onForget(() => {
        change({ holding: 'none', signedIn: false });
      });
      void load();
      const linked = address.code();
      if (linked !== undefined) void apply(linked);
    },
    removeCode() {
      turn += 1;
      address.keep(undefined);
      change({ code: { state: 'none' } });
    },
  };
}

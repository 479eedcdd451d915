import { atom } from 'nanostores';
import type { Locale } from '#domain/text/locales.ts';
import { savesData } from '#site/browser/saves-data.ts';
import type { Copied } from './kept-pages.ts';

type OfflineState =
  /** This browser cannot save pages, or is not allowed to. */
  | { step: 'impossible' }
  | { step: 'none' }
  | { step: 'keeping' }
  | { step: 'kept'; bytes: number; recipes: number }
  | { step: 'failed' };

const keptPages = () => import('./kept-pages.ts');

const addressesOf = (recipes: Copied['recipes']) => recipes.map(({ path }) => path).join();

const canKeep = () => 'serviceWorker' in navigator && 'caches' in window && 'locks' in navigator;

/** Saves the pages of a kept week for a shop without reception, unless data saver is on. */
export function createOffline(locale: Locale, data: readonly string[]) {
  const $state = atom<OfflineState>(canKeep() ? { step: 'none' } : { step: 'impossible' });
  let isAsked = false;
  let wanted: Copied['recipes'] = [];
  let running: Promise<void> | undefined;

  async function copy(recipes: Copied['recipes']): Promise<void> {
    try {
      const { keepPages, keptBytes } = await keptPages();
      const before = await keptBytes(locale);
      const isPossible = navigator.onLine && (isAsked || !savesData('page'));
      if (before === undefined && isPossible) $state.set({ step: 'keeping' });
      const bytes = isPossible ? await keepPages({ locale, recipes, data }) : before;
      $state.set(bytes === undefined ? { step: 'none' } : { step: 'kept', bytes, recipes: recipes.length });
    } catch {
      $state.set({ step: 'failed' });
    }
  }

  /** Once more if the week has changed meanwhile. */
  async function copyLatest() {
    for (let done: Copied['recipes'] = []; done !== wanted;) {
      done = wanted;
      await copy(done);
    }
    running = undefined;
  }

  const start = () => {
    if ($state.get().step !== 'impossible') running ??= copyLatest();
  };

  return {
    $state,
    /** The recipes of the week; none while it is not kept. */
    follow: (recipes: Copied['recipes']) => {
      if (addressesOf(recipes) === addressesOf(wanted)) return;
      wanted = recipes;
      if (recipes.length > 0) start();
    },
    /** Asked for by the visitor, even with data saver on. */
    keep: () => {
      isAsked = true;
      if (wanted.length > 0) start();
    },
    forget: async () => {
      wanted = [];
      if ($state.get().step === 'impossible') return;
      const { forgetPages } = await keptPages();
      await forgetPages();
      $state.set({ step: 'none' });
    },
  };
}

export type Offline = ReturnType<typeof createOffline>;

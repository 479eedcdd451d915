import { createRoot, hydrateRoot } from 'react-dom/client';
import { consent } from './page-consent.ts';
import type { ConsentChoice } from '#domain/consent.ts';
import { ConsentBanner, type BannerTexts } from './ConsentBanner.tsx';
import { ConsentSettings, type SettingsTexts } from './ConsentSettings.tsx';

const choose = (choice: ConsentChoice) => {
  void consent.choose(choice);
};

const banner = document.getElementById('consent');
const settings = document.getElementById('consent-settings');

if (banner && settings) {
  const texts = JSON.parse(settings.dataset['texts'] ?? '{}') as BannerTexts & SettingsTexts;
  hydrateRoot(banner, <ConsentBanner texts={texts} choose={choose} />);
  createRoot(settings).render(<ConsentSettings texts={texts} $state={consent.$state} choose={choose} />);

  // A click that was faster than this file counts as well.
  const { choice } = banner.dataset;
  if (choice === 'accepted' || choice === 'declined') choose(choice);
  consent.$state.subscribe((state) => {
    banner.hidden = state.step !== 'undecided';
    // Where nothing can be stored the page itself remembers that there is nothing to ask any more.
    if (state.step === 'decided' && !state.kept) banner.dataset['choice'] = state.record.status;
  });
}

import { sayBroken } from '#site/ui/broken.ts';

/** A page may be on its way for as long as this. */
const patienceMs = 10_000;

/** Says so when the island's own files do not come: only they could have ended “Checking your login”. */
setTimeout(() => {
  const waiting = document.querySelector<HTMLElement>('astro-island[ssr]');
  if (!waiting) return;
  waiting.hidden = true;
  sayBroken();
  // It came after all.
  new MutationObserver(() => {
    waiting.hidden = false;
    for (const said of document.querySelectorAll<HTMLElement>('[data-broken]')) said.hidden = true;
  }).observe(waiting, { attributeFilter: ['ssr'] });
}, patienceMs);

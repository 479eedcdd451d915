import { createHash } from 'node:crypto';

/** Stands in the page right behind the first screen, and keeps a click that comes before any file has. */
function beforeTheRest() {
  const place = document.getElementById('onboarding');
  place?.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('button')) place.dataset['clicked'] = '';
  });
}

/** The function's own source, as it stands in the page. */
export const earlyClickScript = `(${beforeTheRest.toString()})()`;

/** What the page's own policy must allow. */
export const earlyClickHash =
  `sha256-${createHash('sha256').update(earlyClickScript).digest('base64')}` as const;

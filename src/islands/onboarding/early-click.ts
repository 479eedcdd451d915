import { createHash } from 'node:crypto';

/** An inline script right behind the first screen, which notes a click that comes before any script file. */
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

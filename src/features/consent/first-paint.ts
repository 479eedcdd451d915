import { createHash } from 'node:crypto';
import { consentRules, readConsent } from '#domain/consent.ts';

/**
 * Stands in the page right behind the banner and runs before anything is painted, so it may use nothing from
 * outside. It shows the banner only to somebody who has not decided, and keeps a click that comes too early.
 */
function beforeFirstPaint(read: typeof readConsent, rules: typeof consentRules) {
  const banner = document.getElementById('consent');
  if (!banner) return;
  const look = () => {
    const record = read(document.cookie, rules, Date.now());
    const objects = Reflect.get(navigator, 'globalPrivacyControl') === true;
    const status = record?.status ?? (objects ? 'objected' : 'undecided');
    banner.dataset['status'] = status;
    banner.toggleAttribute('data-untold', record?.told === false);
    banner.hidden = status !== 'undecided' || 'choice' in banner.dataset;
  };
  banner.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('button');
    if (!button) return;
    banner.dataset['choice'] = button.value;
    banner.hidden = true;
  });
  for (const type of ['pageshow', 'focus', 'visibilitychange']) addEventListener(type, look);
  look();
}

/** The functions' own source, as it stands in the page. */
export const firstPaintScript = `(${beforeFirstPaint.toString()})(${readConsent.toString()},${JSON.stringify(consentRules)})`;

/** What the page's own policy must allow. */
export const firstPaintHash =
  `sha256-${createHash('sha256').update(firstPaintScript).digest('base64')}` as const;

import { consentCookie } from '#domain/consent/consent.ts';
import { storedConsent } from '#site/browser/stored-consent.ts';

/** Global Privacy Control (https://globalprivacycontrol.org) counts as a refusal. */
export const objects = () => 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;

let isDecidedHere = false;

/** If storage is blocked, the page itself remembers that a choice was made. */
export function decideHere(): void {
  isDecidedHere = true;
}

/** Shows the banner to visitors who have not decided and do not object. */
export function showBanner(): void {
  const banner = document.getElementById('consent');
  if (banner) banner.hidden = storedConsent.read() !== undefined || objects() || isDecidedHere;
}

/** The visitor may delete the cookie at any time: where the browser reports that, it calls at once, elsewhere on return. */
export function onReturn(look: () => void): void {
  for (const type of ['focus', 'visibilitychange']) addEventListener(type, look);
  if ('cookieStore' in globalThis)
    cookieStore.addEventListener('change', ({ deleted }) => {
      if (deleted.some(({ name }) => name === consentCookie)) look();
    });
}

let cameFrom: EventTarget | null = null;

/** Before its island is there, because the focus that hydrates it is the one to remember. */
export function rememberFocus(): void {
  document.getElementById('consent')?.addEventListener('focusin', ({ currentTarget, relatedTarget }) => {
    if (currentTarget instanceof Node && !currentTarget.contains(relatedTarget as Node | null))
      cameFrom = relatedTarget;
  });
}

/** To where it was before the banner. */
export function returnFocus(): void {
  const target = cameFrom instanceof HTMLElement ? cameFrom : document.querySelector<HTMLElement>('main');
  target?.focus({ preventScroll: true });
}

/** Runs inline after the banner: a guess before the first paint, which the page's script corrects. */
export const firstLook = `document.getElementById('consent').hidden =
  document.cookie.includes('${consentCookie}=') || navigator.globalPrivacyControl === true;`;

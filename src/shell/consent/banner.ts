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

/** Runs inline after the banner: a guess before the first paint, which the page's script corrects. */
export const firstLook = `document.getElementById('consent').hidden =
  document.cookie.includes('${consentCookie}=') || navigator.globalPrivacyControl === true;`;

import { consentCookie } from '#domain/consent/consent.ts';

/** Runs inline after the banner: a guess before the first paint, which the page's script corrects. */
export const firstLook = `document.getElementById('consent').hidden =
  document.cookie.includes('${consentCookie}=') || navigator.globalPrivacyControl === true;`;

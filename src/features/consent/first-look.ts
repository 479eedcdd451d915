import { consentCookie } from '#domain/consent.ts';

/** An inline script behind the banner: shows it before the first paint, by a guess. The page's script looks closer. */
export const firstLook = `document.getElementById('consent').hidden =
  document.cookie.includes('${consentCookie}=') || navigator.globalPrivacyControl === true;`;

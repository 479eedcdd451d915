/** The browsers inside of other apps in which Google refuses to sign anybody in. */
type InAppBrowser = 'instagram' | 'facebook';

export function inAppBrowser(userAgent: string): InAppBrowser | undefined {
  if (/\bInstagram\b/.test(userAgent)) return 'instagram';
  // `FBAN` and `FBAV` name the app and its version; `FB_IAB` is its in-app browser; the Messenger has them too.
  return /\bFB(AN|AV|_IAB|IOS|4A)\b/.test(userAgent) ? 'facebook' : undefined;
}

/** A link that leaves the app's browser for the phone's own, where a phone has such links. */
export function outsideLink(address: string, userAgent: string): string | undefined {
  const { host, pathname, search } = new URL(address);
  if (/\bAndroid\b/.test(userAgent)) {
    return `intent://${host}${pathname}${search}#Intent;scheme=https;action=android.intent.action.VIEW;end`;
  }
  return /\b(iPhone|iPad|iPod)\b/.test(userAgent)
    ? `x-safari-https://${host}${pathname}${search}`
    : undefined;
}

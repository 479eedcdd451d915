/** Browsers inside other apps, where Google refuses to sign in. */
type InAppBrowser = 'instagram' | 'facebook';

export function inAppBrowser(userAgent: string): InAppBrowser | undefined {
  if (/\bInstagram\b/.test(userAgent)) return 'instagram';
  // `FBAN` and `FBAV` name the app and its version, `FB_IAB` its in-app browser; Messenger sends them too.
  return /\bFB(AN|AV|_IAB|IOS|4A)\b/.test(userAgent) ? 'facebook' : undefined;
}

/** A link that opens the page in the phone's own browser; undefined if the phone has no such links. */
export function outsideLink(address: string, userAgent: string): string | undefined {
  const { host, pathname, search } = new URL(address);
  if (/\bAndroid\b/.test(userAgent)) {
    return `intent://${host}${pathname}${search}#Intent;scheme=https;action=android.intent.action.VIEW;end`;
  }
  return /\b(iPhone|iPad|iPod)\b/.test(userAgent)
    ? `x-safari-https://${host}${pathname}${search}`
    : undefined;
}

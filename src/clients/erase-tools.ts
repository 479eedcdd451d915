import type { BrowserStorage } from './browser-storage.ts';

/** The names under which the tools that need consent (analytics, ad measurement) store something. */
const toolNames = /^_(ga|gid|gat|gac|gcl|dc_gtm|fbp|fbc)(_|$)/;

/** A cookie of `www.valea.example` may have been set for that host, or for any of its parent domains. */
function domainsOf(host: string): string[] {
  const parts = host.split('.');
  return parts.slice(0, -1).map((_, index) => parts.slice(index).join('.'));
}

function eraseCookies(page: Pick<Document, 'cookie'>, host: string) {
  for (const cookie of page.cookie.split(/; */)) {
    const [name = ''] = cookie.split('=');
    if (!toolNames.test(name)) continue;
    for (const domain of ['', ...domainsOf(host).map((one) => `; Domain=${one}`)]) {
      page.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
    }
  }
}

/** Consent is withdrawn: removes the cookies and stored values that the tools have left on the device. */
export function eraseTools(
  page: { document: Pick<Document, 'cookie'>; location: Pick<Location, 'hostname'> },
  storages: readonly BrowserStorage[],
): void {
  for (const storage of storages) {
    for (const key of storage.keys()) if (toolNames.test(key)) storage.remove(key);
  }
  try {
    eraseCookies(page.document, page.location.hostname);
  } catch {
    // In a sandboxed frame there are no cookies to erase.
  }
}

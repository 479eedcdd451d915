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

function eraseStorage(storage: Pick<Storage, 'removeItem'>) {
  for (const key of Object.keys(storage)) if (toolNames.test(key)) storage.removeItem(key);
}

interface Device {
  document: Pick<Document, 'cookie'>;
  location: Pick<Location, 'hostname'>;
  localStorage: Pick<Storage, 'removeItem'>;
  sessionStorage: Pick<Storage, 'removeItem'>;
}

/** Consent is withdrawn: removes the cookies and stored values that the tools have left on the device. */
export function eraseTools(place: Device): void {
  for (const erase of [
    () => eraseCookies(place.document, place.location.hostname),
    () => eraseStorage(place.localStorage),
    () => eraseStorage(place.sessionStorage),
  ]) {
    try {
      erase();
    } catch {
      // What is blocked holds nothing of theirs either.
    }
  }
}

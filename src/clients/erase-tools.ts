/** The names under which the tools that need consent store something: analytics, ad measurement. */
const ours = /^_(ga|gid|gat|gac|gcl|dc_gtm|fbp|fbc)(_|$)/;

/** `www.valea.example` could have been written to as itself, and as `valea.example` by every part of it. */
function domainsOf(host: string): string[] {
  const parts = host.split('.');
  return parts.slice(0, -1).map((_, index) => parts.slice(index).join('.'));
}

function eraseCookies(page: Pick<Document, 'cookie'>, host: string) {
  for (const cookie of page.cookie.split(/; */)) {
    const [name = ''] = cookie.split('=');
    if (!ours.test(name)) continue;
    for (const domain of ['', ...domainsOf(host).map((one) => `; Domain=${one}`)]) {
      page.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
    }
  }
}

function eraseStorage(storage: Pick<Storage, 'removeItem'>) {
  for (const key of Object.keys(storage)) if (ours.test(key)) storage.removeItem(key);
}

export interface Device {
  document: Pick<Document, 'cookie'>;
  location: Pick<Location, 'hostname'>;
  localStorage: Pick<Storage, 'removeItem'>;
  sessionStorage: Pick<Storage, 'removeItem'>;
}

/** Takes away what the tools have left on the device. */
export function eraseTools(place: Device): void {
  for (const erase of [
    () => eraseCookies(place.document, place.location.hostname),
    () => eraseStorage(place.localStorage),
    () => eraseStorage(place.sessionStorage),
  ]) {
    try {
      erase();
    } catch {
      // What cannot be reached holds nothing of theirs either.
    }
  }
}

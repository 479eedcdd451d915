/** Names that analytics and ad measurement store data under. */
const toolNames = /^_(ga|gid|gat|gac|gcl|dc_gtm|fbp|fbc)(_|$)/;

/** A cookie may have been set for this host or any parent domain. */
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

/** After withdrawal: removes cookies and stored values of the tools. */
export function eraseTools(place: Device): void {
  for (const erase of [
    () => eraseCookies(place.document, place.location.hostname),
    () => eraseStorage(place.localStorage),
    () => eraseStorage(place.sessionStorage),
  ]) {
    try {
      erase();
    } catch {
      // Blocked storage holds nothing.
    }
  }
}

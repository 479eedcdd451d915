import { isAccessLevel } from '#domain/shop/access.ts';
import { company } from '#domain/company/company.ts';
import { pageNameOf, reduceAddress, type PageName } from '#domain/events/tracked-pages.ts';
import { trackedRoutes } from '#i18n/tracked-routes.ts';
import { events } from '#site/browser/events.ts';
import { storedConsent } from '#site/browser/stored-consent.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
    [disabled: `ga-disable-${string}`]: boolean;
  }
}

/** The name of this deployment in analytics. */
const environment = () => (location.origin === company.site ? 'prod' : 'test');

/** After a yes: analytics, scripts that wait for it, conversion events, and the speed of pages. */
export function startTools(): void {
  const name = pageNameOf(document.body.dataset['pageView']);
  prepareGoogleTag(name, reduceAddress(location.href, location.origin, trackedRoutes));
  void activateDeferredScripts();
  import('./speed.ts').then(({ measureSpeed }) => measureSpeed()).catch(() => undefined);
  events.report({ name: 'PageView', page: name });
  const { product } = document.body.dataset;
  if (isAccessLevel(product)) events.report({ name: 'ViewContent', product });
}

/** After a withdrawal: disables the tag until the page is left, and removes what the tools have stored. */
export function stopTools(): void {
  const tag = googleTag();
  if (tag !== undefined) window[`ga-disable-${tag}`] = true;
  eraseTools(globalThis);
}

/** The tag's script waits in the page for consent, with the tag's id. */
const googleTag = () => document.querySelector<HTMLElement>('[data-google-tag]')?.dataset['googleTag'];

const denied = {
  ad_personalization: 'denied',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  analytics_storage: 'denied',
  functionality_storage: 'denied',
  personalization_storage: 'denied',
  security_storage: 'denied',
};

/** Prepares the data layer for the tag: everything denied, then only analytics granted. */
function prepareGoogleTag(name: PageName, address: string): void {
  const tag = googleTag();
  if (tag === undefined) return;
  const layer = (window.dataLayer ??= []);
  // The tag ignores arrays; it only accepts `Arguments` objects.
  const command: (...words: unknown[]) => void = function () {
    layer.push(arguments);
  };
  command('consent', 'default', denied);
  command('consent', 'update', { analytics_storage: 'granted' });
  command('js', new Date());
  command('config', tag, {
    environment: environment(),
    // Our own site and a known route; nothing else of a URL is reported.
    page_location: address,
    page_referrer: '',
    page_title: name,
  });
}

/**
 * Scripts that wait for consent are marked `<script type="text/plain" data-consent="analytics">`, modules also with
 * `data-type="module"`. A copy is run, as a script that was parsed never runs again.
 */
const waiting = 'script[type="text/plain"][data-consent="analytics"]';

/** A host that does not respond delays the others no longer than this. */
const patienceMs = 8_000;

/** Runs waiting scripts in order, once each, while consent lasts; a broken one does not stop the rest. */
async function activateDeferredScripts(): Promise<void> {
  for (const script of document.querySelectorAll<HTMLScriptElement>(waiting)) {
    if (storedConsent.read()?.status !== 'accepted') return;
    await run(script);
  }
}

/**
 * External scripts settle when they have loaded or failed; inline ones run at once. Waiting for each keeps the order:
 * the browser's own would hang with the first that hangs.
 */
function run(placeholder: HTMLScriptElement): Promise<void> {
  const script = document.createElement('script');
  for (const { name, value } of placeholder.attributes) {
    if (name !== 'type' && name !== 'data-consent' && name !== 'data-type') script.setAttribute(name, value);
  }
  const { type } = placeholder.dataset;
  if (type !== undefined) script.type = type;
  // Once parsed, the attribute is hidden from scripts; the property is not.
  script.nonce = placeholder.nonce;
  script.text = placeholder.text;
  return new Promise((resolve) => {
    const settled = () => {
      resolve();
    };
    script.addEventListener('load', settled);
    script.addEventListener('error', settled);
    setTimeout(settled, patienceMs);
    placeholder.replaceWith(script);
    if (!script.src && script.type !== 'module') resolve();
  });
}

/** Names that analytics and ad measurement store data under. */
const toolNames = /^_(ga|gid|gat|gac|gcl|dc_gtm|fbp|fbc)(_|$)/;

interface Device {
  document: Pick<Document, 'cookie'>;
  location: Pick<Location, 'hostname'>;
  localStorage: Pick<Storage, 'removeItem'>;
  sessionStorage: Pick<Storage, 'removeItem'>;
}

/** Removes cookies and stored values of the tools. */
export function eraseTools(device: Device): void {
  for (const erase of [
    () => eraseCookies(device.document, device.location.hostname),
    () => eraseStorage(device.localStorage),
    () => eraseStorage(device.sessionStorage),
  ]) {
    try {
      erase();
    } catch {
      // Blocked storage holds nothing.
    }
  }
}

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

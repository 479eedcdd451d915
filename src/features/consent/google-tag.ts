import type { PageName } from '#domain/events/tracked-pages.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
    [disabled: `ga-disable-${string}`]: boolean;
  }
}

interface TaggedPage {
  name: PageName;
  /** Our own site and a known route; nothing else of an address is reported. */
  address: string;
  environment: string;
}

const denied = {
  ad_personalization: 'denied',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  analytics_storage: 'denied',
  functionality_storage: 'denied',
  personalization_storage: 'denied',
  security_storage: 'denied',
};

/** The tag's script waits in the page for consent, with the tag's id. */
const tagOf = (place: Window) =>
  place.document.querySelector<HTMLElement>('[data-google-tag]')?.dataset['googleTag'];

/** Prepares the data layer for the tag: everything denied, then only analytics granted. */
export function prepareGoogleTag(place: Window, page: TaggedPage): void {
  const tag = tagOf(place);
  if (tag === undefined) return;
  const layer = (place.dataLayer ??= []);
  // The tag ignores arrays; it only accepts `Arguments` objects.
  const command: (...words: unknown[]) => void = function () {
    layer.push(arguments);
  };
  command('consent', 'default', denied);
  command('consent', 'update', { analytics_storage: 'granted' });
  command('js', new Date());
  command('config', tag, {
    environment: page.environment,
    page_location: page.address,
    page_referrer: '',
    page_title: page.name,
  });
}

/** Disables a running tag until the page is left. */
export function silenceGoogleTag(place: Window): void {
  const tag = tagOf(place);
  if (tag !== undefined) place[`ga-disable-${tag}`] = true;
}

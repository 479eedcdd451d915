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

/** Where a tag is configured, the page holds its script, waiting for consent, with the tag's id. */
const tagOf = (place: Window) =>
  place.document.querySelector<HTMLElement>('[data-google-tag]')?.dataset['googleTag'];

/** Prepares what the tag reads when its script arrives: everything denied, then analytics alone granted. */
export function prepareGoogleTag(place: Window, page: TaggedPage): void {
  const tag = tagOf(place);
  if (tag === undefined) return;
  const layer = (place.dataLayer ??= []);
  // The tag takes commands as `Arguments` objects alone; it ignores arrays.
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

/** Silences a tag that runs, until the page is gone. */
export function silenceGoogleTag(place: Window): void {
  const tag = tagOf(place);
  if (tag !== undefined) place[`ga-disable-${tag}`] = true;
}

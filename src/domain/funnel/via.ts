import { isEntry, type Entry } from './entries.ts';
import { isExperiment } from './experiment-names.ts';
import { isLanding, type Landing } from './landing-names.ts';

/** The classes of campaigns. */
export const campaigns = ['none', 'search', 'social', 'newsletter', 'partner'] as const;
export type Campaign = (typeof campaigns)[number];

/** A visit's source, as counted: closed lists only. Empty parts are unknown or do not apply. */
export interface Via {
  campaign: Campaign;
  landing: Landing | '';
  /** The kind of page on which the visit began. */
  entry: Entry | '';
  /** A running one; the landing page is one of its arms. */
  experiment: string;
}

/** Values of `utm_source` or `utm_medium`, with their class. */
export const campaignWords = {
  none: 'none',
  search: 'search',
  google: 'search',
  bing: 'search',
  cpc: 'search',
  social: 'social',
  facebook: 'social',
  instagram: 'social',
  tiktok: 'social',
  pinterest: 'social',
  email: 'newsletter',
  newsletter: 'newsletter',
  partner: 'partner',
} as const satisfies Record<string, Campaign>;

const isWord = (value: string): value is keyof typeof campaignWords => Object.hasOwn(campaignWords, value);

/**
 * Parses the `via` in our URLs (`src/shell/before-paint.js`): `campaign.landing.entry.experiment`, without empty parts
 * at the end. Unknown values count as none.
 */
export function readVia(via: string | undefined): Via {
  const [word = '', landing = '', entry = '', experiment = ''] = (via ?? '').split('.');
  return {
    campaign: isWord(word) ? campaignWords[word] : 'none',
    landing: isLanding(landing) ? landing : '',
    entry: isEntry(entry) ? entry : '',
    experiment: isExperiment(experiment) ? experiment : '',
  };
}

/** As stored with an order; undefined if empty. */
export function viaText({ campaign, landing, entry, experiment }: Via): string | undefined {
  const text = [campaign, landing, entry, experiment].join('.').replace(/\.+$/, '');
  return text === 'none' ? undefined : text;
}

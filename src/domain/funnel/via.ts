import { isLanding, type Landing } from './landing-names.ts';

/** A visit's source, as counted: a class of campaigns and a landing page, from closed lists. */
export const campaigns = ['none', 'search', 'social', 'newsletter', 'partner'] as const;
export type Campaign = (typeof campaigns)[number];

export interface Via {
  campaign: Campaign;
  /** Empty if the visit began elsewhere. */
  landing: Landing | '';
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

/** Parses the `via` in our URLs (`src/shell/before-paint.js`). Unknown values count as none. */
export function readVia(via: string | undefined): Via {
  const [word = '', landing = ''] = (via ?? '').split('.');
  return {
    campaign: isWord(word) ? campaignWords[word] : 'none',
    landing: isLanding(landing) ? landing : '',
  };
}

/** As stored with an order; undefined if empty. */
export function viaText({ campaign, landing }: Via): string | undefined {
  if (landing !== '') return `${campaign}.${landing}`;
  return campaign === 'none' ? undefined : campaign;
}

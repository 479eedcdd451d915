import { expect, it } from 'vitest';
import { analyticsSources, googleTagAddress, googleTagId } from '#site/features/consent/analytics.ts';

it('without a tag the policy allows no host but ours', () => {
  expect(googleTagId).toBeUndefined();
  expect(analyticsSources(undefined)).toEqual({ scripts: [], connections: [], images: [] });
});

it('with a tag it allows the one host that the script comes from, and those it reports to', () => {
  const { scripts, connections } = analyticsSources('G-ABC123');
  expect(scripts).toEqual([new URL(googleTagAddress('G-ABC123')).origin]);
  expect(connections).toEqual([
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ]);
});

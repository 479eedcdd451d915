import { expect, it } from 'vitest';
import { company } from '#domain/company/company.ts';
import { call, site } from './outside/call.ts';

it.each([
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', company.apps.ios],
  ['an Android phone', 'Mozilla/5.0 (Linux; Android 15; Pixel 9)', company.apps.android],
  ['a desktop', 'Mozilla/5.0 (X11; Linux x86_64)', '/de/mein-konto'],
])('app link: leads %s to where the app is', async (_, agent, to) => {
  const headers = { 'User-Agent': agent, 'Accept-Language': 'de' };
  const answer = await call(new Request(`${site}/app`, { headers, redirect: 'manual' }));
  expect([answer.status, answer.headers.get('Location')]).toEqual([302, to]);
});

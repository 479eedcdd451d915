import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { Locale } from '#domain/locales.ts';
import { ConsentBanner, type BannerTexts } from './ConsentBanner.tsx';

const known = new Map<Locale, string>();

/** The banner stands in every page: there are thousands, so it is rendered once a language. */
export function bannerMarkup(locale: Locale, texts: BannerTexts): string {
  const markup = known.get(locale) ?? renderToString(createElement(ConsentBanner, { texts }));
  known.set(locale, markup);
  return markup;
}

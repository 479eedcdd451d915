import type { Locale } from '#domain/locales.ts';
import { catalogues, type Catalogue } from './catalogues.ts';
import { messages } from './index.ts';

type Sections = Catalogue['onboarding'];
export type OnboardingTexts = { [Section in keyof Sections]: Record<keyof Sections[Section], string> };

/** The texts that the island takes along; it fills gaps like `{kg}` itself. */
export function onboardingTexts(locale: Locale): OnboardingTexts {
  const t = messages(locale, 'onboarding');
  const sections = Object.entries(catalogues.en.onboarding).map(([section, texts]) => {
    const filled = Object.keys(texts).map((key) => [key, t(`${section}.${key}` as never)]);
    return [section, Object.fromEntries(filled)] as const;
  });
  // `fromEntries` forgets which keys it was given.
  return Object.fromEntries(sections) as unknown as OnboardingTexts;
}

export const locales = ['de', 'en'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'en';

export const localeNames: Record<Locale, string> = { de: 'Deutsch', en: 'English' };

const baseLanguage = (tag: string) => tag.trim().toLowerCase().split('-')[0] ?? '';

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);

/** `de-AT` is German; languages other than German read English. */
export function toLocale(tag: string): Locale {
  const language = baseLanguage(tag);
  return isLocale(language) ? language : defaultLocale;
}

/** Whether a path segment looks like a language: `fr`, `pt-BR`, `zh-Hant-TW`, but not `faq`. */
export const looksLikeLocale = (segment: string) =>
  /^[a-z]{2}(-[a-z]{4})?(-([a-z]{2}|\d{3}))?$/i.test(segment);

/** RFC 9110, 12.5.4 */
export function negotiate(header: string | null | undefined): Locale {
  let best: { locale: Locale; weight: number } | undefined;
  for (const range of (header ?? '').slice(0, 1000).split(',')) {
    const [tag = '', ...parameters] = range.split(';');
    const language = baseLanguage(tag);
    const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/i.exec(parameter)?.[1]).find(Boolean);
    const weight = quality === undefined ? 1 : Number(quality);
    if (!isLocale(language) || !(weight > 0)) continue;
    if (!best || weight > best.weight) best = { locale: language, weight };
  }
  return best?.locale ?? defaultLocale;
}

/** The titles of pages stand in `i18n`, beside headings and buttons. */
import { isObject } from '#domain/text/json.ts';
import { locales, type Locale } from '#domain/text/locales.ts';
import { mostTitle } from '#domain/text/page-title.ts';
import * as de from '#i18n/de.ts';
import * as en from '#i18n/en.ts';
import { textsOf } from '#i18n/texts.ts';
import { positionOf } from './check-catalogue.ts';
import { reportInto, type Diagnostic } from './diagnostic.ts';
import { readSource } from './reading/source.ts';

interface PageTitle {
  readonly locale: Locale;
  readonly screen: string;
  readonly title: string;
}

/** Without those that pages complete, such as an insurer's. */
function pageTitles(): PageTitle[] {
  const screens = { de, en };
  return locales.flatMap((locale) =>
    Object.keys(screens[locale]).flatMap((screen) => {
      const texts: object = textsOf(locale, screen as keyof typeof en);
      const title = 'seo' in texts && isObject(texts.seo) ? texts.seo['title'] : undefined;
      return typeof title === 'string' && !title.includes('{{') ? [{ locale, screen, title }] : [];
    }),
  );
}

export function checkPageTitles(
  project: string,
  titles: readonly PageTitle[] = pageTitles(),
): readonly Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  for (const { locale, screen, title } of titles) {
    if (title.length <= mostTitle) continue;
    const file = `i18n/${locale}/${screen}.ts`;
    const at = positionOf('title: ', readSource(`${project}/${file}`, file, () => undefined) ?? '');
    const details = { key: 'seo.title', length: title.length, most: mostTitle };
    reportInto(diagnostics, file)('text-too-long', at, details);
  }
  return diagnostics;
}

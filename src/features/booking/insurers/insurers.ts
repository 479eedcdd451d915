import { getCollection, type CollectionEntry } from 'astro:content';
import { isDay } from '#domain/time/calendar.ts';
import type { Insurer, InsurerTerms } from '#domain/course/insurers.ts';
import { locales, type Locale } from '#domain/text/locales.ts';
import { once } from '#domain/text/once.ts';
import { courseParams } from '#i18n/course-routes.ts';

type WrittenTerms = NonNullable<CollectionEntry<'insurers'>['data']['terms']>;

const collator = once(() => new Intl.Collator('de', { sensitivity: 'base' }));

const cents = (euros: number | undefined) => (euros === undefined ? undefined : Math.round(euros * 100));

function termsIn(
  locale: Locale,
  { capEuros, yearCapEuros, asOf, note, ...terms }: WrittenTerms,
  sources: InsurerTerms['sources'],
): InsurerTerms {
  return {
    ...terms,
    capCents: cents(capEuros),
    yearCapCents: cents(yearCapEuros),
    asOf: isDay(asOf) ? asOf : undefined,
    sources,
    note: note?.[locale],
  };
}

/** All insurers, by name. */
export async function insurersIn(locale: Locale): Promise<Insurer[]> {
  const entries = await getCollection('insurers');
  return entries
    .map(({ data: { id, name, kind, aliases, onlyFor, page, phone, terms } }): Insurer => {
      const [source, ...more] = terms?.sources ?? [];
      return {
        id,
        name,
        kind,
        aliases,
        ...(onlyFor ? { onlyFor } : {}),
        ...(page === undefined ? {} : { page }),
        ...(phone === undefined ? {} : { phone }),
        ...(terms && source !== undefined ? { terms: termsIn(locale, terms, [source, ...more]) } : {}),
      };
    })
    .sort((one, other) => collator().compare(one.name, other.name));
}

/** The result of `getStaticPaths` for an insurer's page. */
export async function insurerStaticPaths() {
  const paths = await Promise.all(
    locales.map(async (locale) =>
      (await insurersIn(locale)).map((insurer) => ({
        params: { ...courseParams('zpp', 'reimbursement', locale), insurer: insurer.id },
        props: { locale, insurer },
      })),
    ),
  );
  return paths.flat();
}

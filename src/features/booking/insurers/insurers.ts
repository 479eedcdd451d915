import { getCollection } from 'astro:content';
import { isDay } from '#domain/time/calendar.ts';
import type { Insurer } from '#domain/course/insurers.ts';
import { locales, type Locale } from '#domain/text/locales.ts';
import { once } from '#domain/text/once.ts';
import { courseParams } from '#i18n/course-routes.ts';

const collator = once(() => new Intl.Collator('de', { sensitivity: 'base' }));

/** All insurers, by name. */
export async function insurersIn(locale: Locale): Promise<Insurer[]> {
  const entries = await getCollection('insurers');
  return entries
    .map(({ data: { id, name, kind, aliases, onlyFor, page, terms } }): Insurer => {
      const [source, ...more] = terms?.sources ?? [];
      return {
        id,
        name,
        kind,
        aliases,
        ...(onlyFor ? { onlyFor } : {}),
        ...(page === undefined ? {} : { page }),
        ...(terms && source !== undefined && isDay(terms.asOf)
          ? {
              terms: {
                percent: terms.percent,
                capCents: terms.capEuros === undefined ? undefined : Math.round(terms.capEuros * 100),
                coursesPerYear: terms.coursesPerYear,
                asOf: terms.asOf,
                sources: [source, ...more],
                note: terms.note?.[locale],
              },
            }
          : {}),
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

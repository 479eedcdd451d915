import { dayInGermany, isDay } from '#domain/calendar.ts';
import { isStale } from '#domain/course/insurers.ts';

/** A page is read long after it was built: what has become old meanwhile fades. */
const today = dayInGermany(new Date());
for (const place of document.querySelectorAll<HTMLElement>('[data-as-of]')) {
  const { asOf } = place.dataset;
  if (!isStale(isDay(asOf) ? asOf : undefined, today)) continue;
  place.classList.add('old');
  for (const sum of place.querySelectorAll<HTMLElement>('[data-old]')) sum.dataset['old'] = 'true';
}

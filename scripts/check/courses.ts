import { certificationOn, type Certification } from '#domain/course/certification.ts';
import { certified } from '#domain/course/generated/certified.ts';
import { dayInGermany } from '#domain/time/calendar.ts';
import { courseKeys } from '#domain/shop/catalogue.ts';

/** Warnings for editors. They do not stop a build: the site itself shows that such a course cannot be booked. */
const changes: Partial<Record<Certification, string>> = {
  'not-yet': 'is not certified yet: nobody can book it',
  'ends-soon': 'is certified for less than 90 days more: renew it, or nobody can book it from then on',
  lapsed: 'is not certified any more: nobody can book it',
};

const today = dayInGermany(new Date());
for (const key of courseKeys) {
  const { from, until } = certified[key];
  const said = changes[certificationOn(certified[key], today)];
  if (said !== undefined)
    console.log(`Warning: src/content/courses/${key}.yaml (${from} to ${until}) ${said}`);
}

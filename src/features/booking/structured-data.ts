import { absolute } from '#domain/company/company.ts';
import { facts } from '#domain/company/facts.ts';
import { currency } from '#domain/shop/catalogue.ts';
import type { Course } from '#site/features/booking/courses.ts';
import { organizationId, type Thing } from '#site/shell/structured-data.ts';

const { feeCents, weeks } = facts.course;

/** JSON-LD `Course`, with an offer while it can be booked. */
export const courseThing = (course: Course, path: string): Thing => ({
  '@type': 'Course',
  '@id': absolute(`${path}#course`),
  name: course.title,
  description: course.summary,
  url: absolute(path),
  provider: { '@id': organizationId },
  // The language of the course, not of the page.
  inLanguage: 'de',
  courseCode: course.courseId,
  isAccessibleForFree: false,
  syllabusSections: course.modules.map(({ title, text }) => ({
    '@type': 'Syllabus',
    name: title,
    description: text,
  })),
  hasCourseInstance: {
    '@type': 'CourseInstance',
    courseMode: 'Online',
    inLanguage: 'de',
    instructor: { '@type': 'Person', name: course.leader },
    courseSchedule: {
      '@type': 'Schedule',
      repeatFrequency: 'Weekly',
      repeatCount: weeks,
      duration: `PT${course.minutesPerUnit}M`,
    },
  },
  ...(course.bookable
    ? {
        offers: {
          '@type': 'Offer',
          category: 'Paid',
          price: (feeCents / 100).toFixed(2),
          priceCurrency: currency,
          availability: 'https://schema.org/InStock',
          availabilityEnds: course.certified.until,
          url: absolute(path),
          seller: { '@id': organizationId },
        },
      }
    : {}),
});

// Written by `npm run codegen` from src/content/courses.

import type { Day } from '../../calendar.ts';
import type { CourseKey } from '../../shop/catalogue.ts';

interface Described {
  title: string;
  courseId: string;
  field: string;
  principle: string;
  leader: string;
  qualification: string;
  minutesPerUnit: number;
  certifiedFrom: Day;
  certifiedUntil: Day;
  sample: boolean;
}

export const described: Record<CourseKey, Described> = {
  zpp: {
    title: 'Gut essen, leichter leben',
    courseId: 'KU-ST-000000',
    field: 'Ernährung',
    principle: 'Vermeidung und Reduktion von Übergewicht',
    leader: 'Dr. Johanna Beispiel',
    qualification: 'Ernährungswissenschaftlerin mit Zusatzausbildung in Beratung',
    minutesPerUnit: 45,
    certifiedFrom: '2026-03-01',
    certifiedUntil: '2029-02-28',
    sample: true,
  },
  zpp2: {
    title: 'Bunt und ausgewogen',
    courseId: 'KU-ST-000001',
    field: 'Ernährung',
    principle: 'Vermeidung von Mangel- und Fehlernährung',
    leader: 'Dr. Johanna Beispiel',
    qualification: 'Ernährungswissenschaftlerin mit Zusatzausbildung in Beratung',
    minutesPerUnit: 45,
    certifiedFrom: '2026-06-15',
    certifiedUntil: '2029-06-14',
    sample: true,
  },
};

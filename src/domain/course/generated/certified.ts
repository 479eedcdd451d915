// Written by `npm run codegen` from src/content/courses.

import type { CourseKey } from '../../shop/catalogue.ts';
import type { Certified } from '../certification.ts';

export const certified: Record<CourseKey, Certified> = {
  zpp: {
    title: 'Gut essen, leichter leben',
    englishTitle: 'Eat well, live lighter',
    courseId: 'KU-ST-000000',
    from: '2026-03-01',
    until: '2029-02-28',
    field: 'Ernährung',
    principle: 'Vermeidung und Reduktion von Übergewicht',
    leader: 'Dr. Johanna Beispiel',
    qualification: 'Ernährungswissenschaftlerin mit Zusatzausbildung in Beratung',
    minutesPerUnit: 45,
    sample: true,
  },
  zpp2: {
    title: 'Bunt und ausgewogen',
    englishTitle: 'Colourful and balanced',
    courseId: 'KU-ST-000001',
    from: '2026-06-15',
    until: '2029-06-14',
    field: 'Ernährung',
    principle: 'Vermeidung von Mangel- und Fehlernährung',
    leader: 'Dr. Johanna Beispiel',
    qualification: 'Ernährungswissenschaftlerin mit Zusatzausbildung in Beratung',
    minutesPerUnit: 45,
    sample: true,
  },
};

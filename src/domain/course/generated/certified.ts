// Written by `npm run codegen` from src/content/courses.

import type { CourseKey } from '../../shop/catalogue.ts';
import type { Certified } from '../certification.ts';

export const certified: Record<CourseKey, Certified> = {
  zpp: {
    from: '2026-03-01',
    until: '2029-02-28',
    courseId: 'KU-ST-000000',
    title: 'Gut essen, leichter leben',
  },
  zpp2: { from: '2026-06-15', until: '2029-06-14', courseId: 'KU-ST-000001', title: 'Bunt und ausgewogen' },
};

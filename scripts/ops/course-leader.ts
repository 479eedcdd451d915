import { courseLeaderPath } from '#i18n/routes.ts';
import { appointStaff } from './staff.ts';

await appointStaff('COURSE_LEADER', {
  nobody: 'Nobody leads the courses.',
  granted: (address) => `${address} leads the courses now, at ${courseLeaderPath}.`,
  revoked: (address) => `${address} does not lead the courses any more.`,
  has: 'leads them',
  hasNot: 'leads no course',
});

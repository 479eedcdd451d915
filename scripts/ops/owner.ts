import { numbersPath } from '#i18n/routes.ts';
import { appointStaff } from './staff.ts';

await appointStaff('OWNER', {
  nobody: 'Nobody reads the numbers.',
  granted: (address) => `${address} reads the numbers now, at ${numbersPath}.`,
  revoked: (address) => `${address} does not read the numbers any more.`,
  has: 'reads them',
  hasNot: 'does not read them',
});

import { loginPath } from '#i18n/login-path.ts';
import { signInAgain } from '#site/browser/environment.ts';

export const staffLogin = (path: string) => loginPath('de', { next: path });

export const signInToStaffAgain = (path: string) => signInAgain(staffLogin(path));

import { loginPath } from '#i18n/login-path.ts';
import { courseLeaderPath } from '#i18n/routes.ts';
import { signInAgain } from '#site/browser/environment.ts';

export const login = loginPath('de', { next: courseLeaderPath });

export const signInToDeskAgain = () => signInAgain(login);

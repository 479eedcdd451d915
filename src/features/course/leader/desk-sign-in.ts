import { loginPath } from '#i18n/login-path.ts';
import { signInAgain } from '#site/browser/environment.ts';

export const login = loginPath('de', { next: '/de/kursleitung' });

export const signInToDeskAgain = () => signInAgain(login);

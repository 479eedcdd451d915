import { loginPath } from '#i18n/login-path.ts';
import { pathOf } from '#i18n/routes.ts';
import { createAccountClient } from '#site/clients/account.ts';
import { createHealthConsentClient } from '#site/clients/health-consent.ts';
import { createWorkerClient } from '#site/clients/worker.ts';
import { loadIdentity, session } from '#site/stores/page-session.ts';
import { createAccount } from './account.store.ts';
import type { Locale } from '#domain/locales.ts';

const token = async () => (await (await loadIdentity()).token())?.text;

function save(name: string, text: string) {
  const link = document.createElement('a');
  const url = URL.createObjectURL(new Blob([text], { type: 'application/octet-stream' }));
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the blob after this task.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 60_000);
}

/** The account of the member who is signed in on this page. */
export function openAccount(locale: Locale) {
  const login = loginPath(locale, { next: pathOf('my', locale) });
  return createAccount({
    session,
    account: createAccountClient(createWorkerClient({ token })),
    health: createHealthConsentClient({ token }),
    locale,
    now: () => new Date(),
    login,
    go: (url) => {
      location.assign(url);
    },
    save,
    signInAgain: async () => {
      // Signing out of a personal page leads to the address in its body.
      document.body.dataset['home'] = login;
      await session.signOut();
    },
    forget: async () => {
      delete document.body.dataset['home'];
      await session.signOut();
    },
  });
}

import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { localPorts, type LocalPorts } from '#site/browser/local-ports.ts';
import { mailLink } from '../../local/identity/mail.ts';
import { createAdmin } from '../fixtures/identity-admin.ts';
import { createVisitor } from '../fixtures/identity-visitor.ts';
import { de, en } from './texts.ts';

/** Where a stand-in of the site under test listens. */
export const localUrl = (service: keyof LocalPorts, baseURL: string | undefined) =>
  `http://localhost:${localPorts(Number(new URL(baseURL ?? '').port))[service]}`;

/** The identity stand-in of the site under test. */
export function identityOf(baseURL: string | undefined) {
  const url = localUrl('identity', baseURL);
  const place = { url, projectId: 'demo-valea' };
  const admin = createAdmin(place);
  return {
    url,
    admin,
    visitor: createVisitor(place),
    /** The newest link in a mailbox. */
    async newestLink(email: string): Promise<string> {
      const mailed = await admin.mailedCodes(email);
      return mailLink(mailed.at(-1)?.oobLink ?? '');
    },
    mails: async (email: string) => (await admin.mailedCodes(email)).map(({ requestType }) => requestType),
  };
}

/** An address that no other test uses. */
export const anyAddress = (name = 'new') => `${name}-${randomBytes(5).toString('hex')}@example.com`;

export const words = {
  de: {
    path: '/de/anmelden',
    account: '/de/mein-konto',
    checking: de('login').island.checking,
    headline: de('login').island.headlines['sign-in'].title,
    email: 'Weiter mit E-Mail',
    google: 'Weiter mit Google',
    apple: 'Weiter mit Apple',
    facebook: 'Weiter mit Facebook',
    address: de('login').island.fields.email,
    password: de('login').island.fields.password,
    submit: de('login').island.forms['sign-in'].submit,
    known: de('login').island.forms['sign-in'].to,
    login: de('shell').nav.login,
    logout: de('shell').nav.logout,
    refused: 'E-Mail-Adresse und Passwort passen nicht zusammen.',
  },
  en: {
    path: '/en/login',
    account: '/en/my',
    checking: en('login').island.checking,
    headline: en('login').island.headlines['sign-in'].title,
    email: 'Continue with Email',
    google: 'Continue with Google',
    apple: 'Continue with Apple',
    facebook: 'Continue with Facebook',
    address: en('login').island.fields.email,
    password: en('login').island.fields.password,
    submit: en('login').island.forms['sign-in'].submit,
    known: en('login').island.forms['sign-in'].to,
    login: en('shell').nav.login,
    logout: en('shell').nav.logout,
    refused: 'That e-mail address and password don’t match.',
  },
} as const;

export const card = (page: Page) => page.locator('.login-card');
/** „Deine Anmeldung wird geprüft“, whether the page or the island shows it. */
export const checking = (page: Page, locale: keyof typeof words = 'de') =>
  card(page).getByText(words[locale].checking).filter({ visible: true });
export const press = (page: Page, name: string) =>
  card(page).getByRole('button', { name, exact: true }).click();
export const navigation = (page: Page) => page.getByRole('banner').getByRole('navigation');

/** Signs in with e-mail and password on a fresh login page. */
export async function signIn(
  page: Page,
  email: string,
  password: string,
  locale: keyof typeof words = 'de',
  query = '',
) {
  const said = words[locale];
  await page.goto(said.path + query);
  await press(page, said.email);
  await fillIn(page, email, password, locale);
}

export async function fillIn(page: Page, email: string, password: string, locale: keyof typeof words = 'de') {
  const said = words[locale];
  // During an order a visitor is first assumed to be new.
  await expect(card(page).getByLabel(said.address)).toBeVisible();
  const known = card(page).getByRole('button', { name: said.known });
  if (await known.isVisible()) await known.click();
  await card(page).getByLabel(said.address).fill(email);
  await card(page).getByLabel(said.password, { exact: true }).fill(password);
  await card(page).locator('form').getByRole('button', { name: said.submit, exact: true }).click();
}

/**
 * Opens a page as a member who signed in before, by storing a session where the identity provider's SDK keeps it.
 * Signing in itself is tested in login-*.spec.ts.
 */
export async function openSignedIn(
  page: Page,
  baseURL: string | undefined,
  { email, password }: { email: string; password: string },
  path: string,
) {
  const { localId: uid, idToken, refreshToken } = await identityOf(baseURL).visitor.signIn(email, password);
  const user = {
    uid,
    email,
    emailVerified: false,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: Date.now() + 3_600_000 },
    createdAt: String(Date.now()),
    lastLoginAt: String(Date.now()),
    apiKey: 'local',
    appName: '[DEFAULT]',
  };
  // Any file of the site's origin without a script.
  await page.goto('/robots.txt');
  await page.evaluate(async (value) => {
    localStorage.setItem('valea:signed-in', '1');
    const store = 'firebaseLocalStorage';
    const opening = indexedDB.open('firebaseLocalStorageDb', 1);
    const database = await new Promise<IDBDatabase>((resolve) => {
      opening.onupgradeneeded = () => opening.result.createObjectStore(store, { keyPath: 'fbase_key' });
      opening.onsuccess = () => {
        resolve(opening.result);
      };
    });
    const writing = database.transaction(store, 'readwrite');
    writing.objectStore(store).put({ fbase_key: 'firebase:authUser:local:[DEFAULT]', value });
    await new Promise((resolve) => (writing.oncomplete = resolve));
    database.close();
  }, user);
  await page.goto(path);
}

/** All personal data stored in this browser, as text. */
export const kept = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const rows: unknown[] = [];
    for (const { name } of databases) {
      if (name === undefined) continue;
      rows.push(
        await new Promise((resolve) => {
          const request = indexedDB.open(name);
          request.onsuccess = () => {
            const database = request.result;
            const stores = [...database.objectStoreNames];
            if (stores.length === 0) {
              resolve([]);
              return;
            }
            const all = database
              .transaction(stores)
              .objectStore(stores[0] ?? '')
              .getAll();
            all.onsuccess = () => {
              database.close();
              resolve([name, ...(all.result as unknown[])]);
            };
          };
        }),
      );
    }
    return JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
      rows.filter((row) => Array.isArray(row) && row.length > 1),
    ]);
  });

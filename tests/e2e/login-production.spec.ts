import { expect, test, type BrowserContext } from '@playwright/test';
import { asInProduction } from '../../scripts/setup/site-build.ts';
import { press, words } from './identity.ts';
import { inProduction } from './production.ts';
import { de } from './texts.ts';

const { directory, settings } = asInProduction;
const authDomain = `${settings.PUBLIC_FIREBASE_PROJECT_ID}.firebaseapp.com`;

/** Google's script, as far as the SDK uses it: frames that exchange messages with the page. */
const gapi = `(() => {
  const handlers = {};
  const waiting = [];
  const give = ({ type, data }) => {
    if (handlers[type]) handlers[type](data);
    else waiting.push({ type, data });
  };
  addEventListener('message', ({ data }) => { if (data && data.stub) give(data.stub); });
  const frame = {
    register: (type, handler) => { handlers[type] = handler; for (const event of waiting.splice(0)) give(event); },
    send: (type, message, answer) => setTimeout(() => answer([{ webStorageSupport: true }])),
    ping: (answer) => { answer(); return Promise.resolve(); },
    restyle: () => undefined,
  };
  const iframes = {
    CROSS_ORIGIN_IFRAMES_FILTER: {},
    Iframe: class {},
    getContext: () => ({ open: (options, opened) => { opened(frame); return frame; } }),
  };
  window.gapi = { load: (name, { callback }) => callback(), iframes };
  for (const [name, value] of Object.entries(window)) {
    if (name.startsWith('__iframefcb') && typeof value === 'function') setTimeout(value);
  }
})();`;

const token = (claims: object) =>
  ['{"alg":"RS256","kid":"x"}', JSON.stringify(claims), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

/** The provider, at its real addresses: its script, its window, and its accounts. */
async function provider(context: BrowserContext) {
  const site = await inProduction(context, directory);
  const asked: string[] = [];
  const now = Math.floor(Date.now() / 1000);
  const idToken = token({
    sub: 'g1',
    user_id: 'g1',
    exp: now + 3600,
    iat: now,
    auth_time: now,
    id: 'user-1',
  });
  const session = { idToken, refreshToken: 'r', expiresIn: '3600', localId: 'g1', isNewUser: false };
  const user = { localId: 'g1', email: 'lena@example.com', providerUserInfo: [] };
  await context.route(/googleapis\.com|apis\.google\.com|firebaseapp\.com/, async (route) => {
    const url = new URL(route.request().url());
    asked.push(url.host + url.pathname);
    if (url.host === 'apis.google.com') {
      const body = `${gapi}\nwindow[${JSON.stringify(url.searchParams.get('onload'))}]?.();`;
      await route.fulfill({ contentType: 'text/javascript', body });
    } else if (url.host === authDomain) {
      const event = {
        type: 'signInViaPopup',
        eventId: url.searchParams.get('eventId'),
        urlResponse: `https://${authDomain}/__/auth/handler?code=x`,
        sessionId: 's',
        postBody: null,
        tenantId: null,
        error: null,
      };
      const stub = { type: 'authEvent', data: { type: 'authEvent', authEvent: event } };
      const body = `<button onclick="opener.postMessage({ stub: ${JSON.stringify(stub).replaceAll('"', '&quot;')} }, '*')">Yes, it is me</button>`;
      await route.fulfill({ contentType: 'text/html', body });
    } else if (url.pathname.endsWith('accounts:lookup')) {
      await route.fulfill({ json: { users: [user] } });
    } else if (url.pathname.endsWith('/projects')) {
      await route.fulfill({ json: { authorizedDomains: [new URL(site).hostname] } });
    } else {
      await route.fulfill({ json: { ...session, providerId: 'google.com', email: user.email } });
    }
  });
  return { site, asked };
}

test('sign-in: in production through the provider’s window, with no request to it before', async ({
  page,
  context,
}) => {
  const { site, asked } = await provider(context);
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && message.text().includes('Content Security Policy'))
      refused.push(message.text());
  });
  await page.route(`${site}/api/graphql`, (route) =>
    route.fulfill({ json: { data: { getUser: { id: 'user-1', access: [], personalInformation: {} } } } }),
  );
  await page.goto(`${site}${words.de.path}?next=/de/faq`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.de.headline);
  await press(page, words.de.email);
  await press(page, de('login').island.back);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);

  const opening = page.waitForEvent('popup');
  await press(page, words.de.google);
  const window = await opening;
  // It closes during the click.
  await window
    .getByRole('button', { name: 'Yes, it is me' })
    .click()
    .catch(() => undefined);
  await expect(page).toHaveURL(`${site}/de/faq`);
  expect(asked).toContain('apis.google.com/js/api.js');
  expect(refused).toEqual([]);
});

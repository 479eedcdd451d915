import { z } from 'zod';
import { html, page, raw, type Html } from '../http/page.ts';
import { people, type Person } from './people.ts';

export const chooserPath = '/choose-a-person';

const wanted = z.object({
  provider: z.enum(['apple', 'google', 'facebook']),
  // Only the page that opened the window is told who was chosen.
  origin: z.string().regex(/^http:\/\/localhost(:\d+)?$/),
});
type Provider = z.infer<typeof wanted>['provider'];

const names = { apple: 'Apple', google: 'Google', facebook: 'Facebook' } as const;

/** Facebook does not say whether an address is confirmed; the others only return confirmed ones. */
const confirms = (provider: Provider) => provider !== 'facebook';

function knownBy(provider: Provider): { person: Person; subject: string }[] {
  return people.flatMap((person) =>
    (person.providers ?? [])
      .filter(({ id }) => id === `${provider}.com`)
      .map(({ subject }) => ({ person, subject })),
  );
}

/** What the provider would report about somebody, in the emulator's format. */
const word = (
  provider: Provider,
  subject: string,
  { email, displayName }: Pick<Person, 'email' | 'displayName'>,
) => JSON.stringify({ sub: subject, email, email_verified: confirms(provider), name: displayName });

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { max-width: 24rem; margin: 0 auto; padding: 1.25rem }
  h1 { font-size: 1.25rem; margin: 0 0 .25rem } p { margin: 0 0 1rem; opacity: .75 }
  ul { list-style: none; margin: 0 0 1.5rem; padding: 0 } li + li { margin-top: .5rem }
  button, input { font: inherit; width: 100%; box-sizing: border-box; padding: .7rem 1rem; border-radius: .75rem; border: 1px solid #8888 }
  button { text-align: left; cursor: pointer } small { display: block; opacity: .7 }
  form { display: grid; gap: .5rem; margin-bottom: 1.5rem }`;

/** The message that a click sends to the page that opened the window. */
function script(provider: Provider, origin: string): Html {
  const text = `
  const say = (word) => { opener.postMessage(word, ${JSON.stringify(origin)}); };
  for (const button of document.querySelectorAll('[data-word]')) button.onclick = () => say(button.dataset.word);
  document.querySelector('form').onsubmit = (event) => {
    event.preventDefault();
    const email = new FormData(event.target).get('email');
    say(JSON.stringify({ sub: 'local-${provider}-' + email, email, email_verified: ${String(confirms(provider))} }));
  };
  document.querySelector('[data-close]').onclick = () => close();`;
  return raw(`<script>${text.replaceAll('<', '\\u003c')}</script>`);
}

/** The provider's sign-in window; undefined for an address that is not ours. */
export function chooserPage(address: URL): Html | undefined {
  const read = wanted.safeParse(Object.fromEntries(address.searchParams));
  if (!read.success) return undefined;
  const { provider, origin } = read.data;
  const known = knownBy(provider).map(
    ({ person, subject }) =>
      html`<li>
        <button type="button" data-word="${word(provider, subject, person)}">
          ${person.displayName ?? person.email}<small>${person.email}</small>
        </button>
      </li>`,
  );
  return page(
    { title: `${names[provider]} · local stand-in`, style },
    html`<h1>${names[provider]}, on this machine</h1>
      <p>Stands in for ${names[provider]}’s own window. Nothing leaves this machine.</p>
      <ul>
        ${known}
      </ul>
      <form>
        <label for="email">Somebody else</label>
        <input id="email" name="email" type="email" required placeholder="name@example.com" />
        <button>Continue with this address</button>
      </form>
      <button type="button" data-close>Close without signing in</button>
      ${script(provider, origin)}`,
  );
}

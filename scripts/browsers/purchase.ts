import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { createVisitor } from '../../local/identity/visitor.ts';
import { localPorts } from '#domain/local-ports.ts';
import { untilThere, type Driver, type Place } from './driver.ts';

const placeShape = z.object({ x: z.number(), y: z.number() });
const password = 'a-long-passphrase';

/**
 * In the page: the middle of what says just this, if a finger would meet it there. What is not in the window is
 * brought there, and asked for again: browsers take their time to scroll.
 */
const find = (selector: string, words: string) => `
  const meant = ${JSON.stringify(words)};
  const said = (element) => (element.labels?.length ? element.labels[0] : element).textContent.replace(/\\s+/g, ' ').trim();
  for (const element of document.querySelectorAll(${JSON.stringify(selector)})) {
    if (meant !== '' && said(element) !== meant && element.getAttribute('aria-label') !== meant) continue;
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0 || getComputedStyle(element).visibility === 'hidden') continue;
    const place = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
    const top = document.elementFromPoint(place.x, place.y);
    if (element.contains(top) || [...(element.labels ?? [])].some((label) => label.contains(top))) return place;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    return null;
  }
  return null;`;

function walkerOf(driver: Driver) {
  const see = (selector: string, words: string): Promise<Place> =>
    untilThere(
      async () => placeShape.safeParse(await driver.run(find(selector, words))).data,
      `There is no ${selector} “${words}”.`,
    );
  /** What still moves is not pressed. */
  const press = async (selector: string, words: string) => {
    const place = await untilThere(async () => {
      const before = await see(selector, words);
      await new Promise((resolve) => setTimeout(resolve, 100));
      const after = await see(selector, words);
      return before.x === after.x && before.y === after.y ? after : undefined;
    }, `${selector} “${words}” never came to rest.`);
    await driver.press(place);
  };
  return {
    see,
    press,
    fill: async (label: string, text: string) => {
      await press('input', label);
      await driver.type(text);
    },
    at: (path: RegExp) =>
      untilThere(
        async () => (path.test(String(await driver.run('return location.href'))) ? true : undefined),
        `The browser never came to ${String(path)}.`,
      ),
    look: async (selector: string) =>
      z.object({ ground: z.string(), corner: z.string(), ink: z.string() }).parse(
        await driver.run(`
            const { backgroundColor, borderTopLeftRadius, color } = getComputedStyle(document.querySelector(${JSON.stringify(selector)}));
            return { ground: backgroundColor, corner: borderTopLeftRadius, ink: color };`),
      ),
  };
}

const isClear = (colour: string) => colour === 'transparent' || /[,/] *0(\.\d+)?%?\)$/.test(colour);

/** What somebody does who buys a plan, from the first answer about cookies to the page that thanks. */
export const purchaseSteps: readonly (readonly [string, (driver: Driver, site: string) => Promise<void>])[] =
  [
    [
      'the banner is opaque, and an answer closes it',
      async (driver, site) => {
        await driver.open(`${site}/de/angebote`);
        const { press, see, look } = walkerOf(driver);
        await see('#consent button', 'Nur notwendige');
        const { ground } = await look('#consent section, #consent > *');
        if (isClear(ground)) throw new Error(`The banner is see-through: ${ground}.`);
        await press('#consent button', 'Nur notwendige');
      },
    ],
    [
      'a plan is chosen, and its button has a shape',
      async (driver) => {
        const { press, see, look, at } = walkerOf(driver);
        await see('#plans a', 'Mit 6 Monaten starten');
        const { ground, corner } = await look('#plans a.primary');
        if (isClear(ground) || corner === '0px') throw new Error(`The button is ${ground}, ${corner}.`);
        await press('#plans a', 'Mit 6 Monaten starten');
        await at(/\/de\/(anmelden|bestellen)/);
      },
    ],
    [
      'an account signs in',
      async (driver, site) => {
        const identity = `http://localhost:${localPorts(Number(new URL(site).port)).identity}`;
        const email = `browser-${randomBytes(5).toString('hex')}@example.com`;
        await createVisitor({ url: identity }).signUp(email, password);
        const { press, fill, at } = walkerOf(driver);
        await press('main button', 'Weiter mit E-Mail');
        await fill('E-Mail-Adresse', email);
        await fill('Passwort', password);
        await press('main button', 'Anmelden');
        await at(/\/de\/bestellen\?product=app-6-months/);
      },
    ],
    [
      'both boxes are ticked, and the order is placed',
      async (driver) => {
        const { press, see, at } = walkerOf(driver);
        await see('main button', 'Zahlungspflichtig bestellen');
        for (let box = 0; box < 2; box += 1) await press('main input[type=checkbox]:not(:checked)', '');
        await press('main button', 'Zahlungspflichtig bestellen');
        await at(/\/pay\/cs_/);
      },
    ],
    [
      'it is paid, and the page thanks',
      async (driver) => {
        const { press, see, at } = walkerOf(driver);
        await press('button', 'Pay by card');
        await at(/\/de\/willkommen\?order=/);
        await see('h1', 'Schön, dass du da bist. Der Tisch ist gedeckt.');
      },
    ],
    [
      'the account shows the plan',
      async (driver, site) => {
        await driver.open(`${site}/de/mein-konto`);
        await walkerOf(driver).see('.account a', 'Kündigen');
      },
    ],
  ];

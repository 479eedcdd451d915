import { mkdir, readFile } from 'node:fs/promises';
import { parseArgs } from '../setup/options.ts';
import sharp from 'sharp';
import { consentCookie, decide } from '#domain/consent.ts';
import { launchBrowser } from '../setup/browser.ts';
import { onEnd } from '../setup/processes.ts';
import { siteUp } from '../setup/worker.ts';

const folder = '.valea/screenshots';
const widths = [390, 768, 1280];
const themes = ['light', 'dark'] as const;
/** Pictures for the README, from the same screenshots: the top of a page, or from `from` on. */
const readme: readonly { path: string; width: number; theme: string; file: string; from?: string }[] = [
  { path: '/de/', width: 1280, theme: 'light', file: 'home-de.webp' },
  { path: '/en/', width: 390, theme: 'light', file: 'home-en-phone.webp' },
  {
    path: '/de/angebote',
    width: 390,
    theme: 'dark',
    file: 'offers-de-phone-dark.webp',
    from: 'section[aria-labelledby=inside] > .wrap',
  },
  {
    path: '/de/rezepte/rote-linsen-suppe-mit-kokos',
    width: 390,
    theme: 'light',
    file: 'recipe-de-phone.webp',
  },
];

onEnd(() => {
  process.exit(130);
});
const url = await siteUp(8792);
const sitemap = await readFile('dist/sitemap.xml', 'utf8');
const all = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '']) => path);
const { values, positionals: wanted } = parseArgs({
  options: { readme: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const isWanted = (path: string) =>
  values.readme
    ? readme.some((shot) => shot.path === path)
    : wanted.length === 0 || wanted.some((part) => path.includes(part));
const paths = [...all, '/de/404', '/en/404'].filter(isWanted);

await mkdir(folder, { recursive: true });
await mkdir('docs/pictures', { recursive: true });
const browser = await launchBrowser();
for (const theme of themes) {
  for (const width of widths) {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      colorScheme: theme,
      reducedMotion: 'reduce',
      locale: 'de-DE',
    });
    // Consent is already decided: the cookie banner would cover every page.
    const decided = {
      ...decide('declined', { id: '0'.repeat(32), time: Date.now(), language: 'de' }),
      told: true,
    };
    await context.addCookies([
      { name: consentCookie, value: encodeURIComponent(JSON.stringify(decided)), url },
    ]);
    const page = await context.newPage();
    for (const path of paths) {
      await page.goto(url + path);
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager';
        await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
      });
      const name = path.replaceAll('/', '_').replace(/^_/, '').replace(/_$/, '_home');
      await page.screenshot({ path: `${folder}/${name}-${width}-${theme}.png`, fullPage: true });
      for (const shot of readme) {
        if (shot.path !== path || shot.width !== width || shot.theme !== theme) continue;
        const start = shot.from === undefined ? undefined : await page.locator(shot.from).boundingBox();
        const y = Math.max(0, (start?.y ?? 0) - 24);
        const clip = { x: 0, y, width, height: width === 390 ? 844 : 860 };
        const image = await page.screenshot({ fullPage: true, clip });
        await sharp(image).webp({ quality: 80 }).toFile(`docs/pictures/${shot.file}`);
      }
    }
    await context.close();
  }
}
await browser.close();
console.log(
  `${paths.length * widths.length * themes.length} pictures in ${folder}, ${readme.length} of them for the README in docs/pictures`,
);
process.exit(0);

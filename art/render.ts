import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { documentOf } from './document.ts';
import type { Picture } from './document.ts';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

interface Camera {
  take: (svg: string) => Promise<Buffer>;
  close: () => Promise<void>;
}

export interface Renderer {
  picture: (picture: Picture) => Promise<Buffer>;
  page: (html: string, width: number, height: number, scale?: number) => Promise<Buffer>;
  /** Twice as many pixels as it measures. */
  large: (svg: string, width: number, height: number) => Promise<Buffer>;
  camera: (still: string, width: number, height: number) => Promise<Camera>;
  close: () => Promise<void>;
}

const bare = '<style>body{margin:0}svg{display:block;position:absolute}</style>';

async function photograph(page: Page, html: string): Promise<Buffer> {
  try {
    await page.setContent(html);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    return await page.screenshot({ omitBackground: true });
  } finally {
    await page.close();
  }
}

/** What stands still is drawn once; only what moves is drawn again for every frame. */
async function cameraOf(browser: Browser, still: string, width: number, height: number): Promise<Camera> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`${bare}<div style="will-change:transform">${still}</div><main></main>`);
  return {
    take: async (svg) => {
      await page.locator('main').evaluate((element, markup) => {
        element.innerHTML = markup;
      }, svg);
      return page.screenshot();
    },
    close: () => page.close(),
  };
}

/** Chromium draws the emoji's blurs and masks as their authors saw them. */
export async function openRenderer(): Promise<Renderer> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: flags,
  });
  const sheet = (width: number, height: number, deviceScaleFactor = 1): Promise<Page> =>
    browser.newPage({ viewport: { width, height }, deviceScaleFactor });
  return {
    picture: async (picture) =>
      photograph(await sheet(picture.width, picture.height), bare + documentOf(picture)),
    page: async (html, width, height, scale) => photograph(await sheet(width, height, scale), html),
    large: async (svg, width, height) => photograph(await sheet(width, height, 2), bare + svg),
    camera: (still, width, height) => cameraOf(browser, still, width, height),
    close: () => browser.close(),
  };
}

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp from 'sharp';
import { mark, onPaper } from './logo/mark.ts';
import { brand } from './palette.ts';
import type { Renderer } from './render.ts';

interface Card {
  /** The file's name, and with it the page. */
  page: string;
  /** Which picture of src/assets it shows; `{locale}` where there is one a language. */
  picture: string;
  ground: string;
  hill: string;
  words: Readonly<Record<'de' | 'en', string>>;
}

const cards: readonly Card[] = [
  {
    page: 'valea',
    picture: 'app/plan.{locale}.light',
    ground: brand.paper,
    hill: brand.blush,
    words: { de: 'Gut essen, in Ruhe abnehmen.', en: 'Eat well. Lose weight at your own pace.' },
  },
  {
    page: 'home',
    picture: 'app/table.{locale}.light',
    ground: brand.paper,
    hill: brand.blush,
    words: {
      de: 'Abnehmen mit einem Plan, der dir schmeckt.',
      en: 'Lose weight on food you’ll look forward to.',
    },
  },
  {
    page: 'about',
    picture: 'supper',
    ground: brand.paper,
    hill: brand.sage,
    words: { de: 'Wir glauben an Abendbrot.', en: 'We believe in supper.' },
  },
  {
    page: 'faq',
    picture: 'method-listen',
    ground: brand.paper,
    hill: brand.sage,
    words: { de: 'Frag ruhig.', en: 'Ask away.' },
  },
  {
    page: 'recipes',
    picture: 'feature-plate',
    ground: brand.paper,
    hill: '#FFEFC6',
    words: { de: 'Was kochen wir heute?', en: 'What shall we cook today?' },
  },
  {
    page: 'course',
    picture: 'feature-course',
    ground: brand.paper,
    hill: brand.sage,
    words: { de: 'Ein Kurs, den du beim Kochen hörst.', en: 'A course to listen to while you cook.' },
  },
];

const size = { width: 1200, height: 630 } as const;
const heaviest = 70_000;

const dataOf = async (file: string, type: string): Promise<string> =>
  `data:${type};base64,${(await readFile(file)).toString('base64')}`;

function styleOf({ ground, hill }: Card, words: string, font: string): string {
  const letters = words.length > 36 ? 64 : 72;
  return `@font-face{font-family:Fraunces;font-weight:100 900;src:url(${font}) format('woff2')}
  *{margin:0;box-sizing:border-box}
  body{width:1200px;height:630px;overflow:hidden;position:relative;background:${ground};color:${brand.ink};font-family:Fraunces;font-variation-settings:'SOFT' 100,'WONK' 0}
  .hill{position:absolute;left:520px;top:-140px;width:960px;height:960px;border-radius:46% 54% 58% 42%/52% 44% 56% 48%;background:${hill}}
  .art{position:absolute;right:8px;top:0;width:650px;height:630px;object-fit:contain}
  .brand{position:absolute;left:64px;top:56px;display:flex;align-items:center;gap:14px;color:${brand.leaf};font-size:46px;font-weight:600;letter-spacing:-.02em}
  .brand svg{width:56px;height:56px}
  h1{position:absolute;left:64px;bottom:64px;width:500px;font-size:${String(letters)}px;line-height:1.04;font-weight:600;letter-spacing:-.025em;text-wrap:balance}`;
}

async function jpegOf(png: Buffer): Promise<Buffer> {
  for (let quality = 88; quality > 40; quality -= 6) {
    const jpeg = await sharp(png).jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
    if (jpeg.length < heaviest) return jpeg;
  }
  throw new Error('A social picture cannot be made light enough.');
}

/** What messengers and social networks show for a page, in both languages. */
export async function writeCards(renderer: Renderer, root: string): Promise<string[]> {
  const fontFile = '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2';
  const font = await dataOf(createRequire(import.meta.url).resolve(fontFile), 'font/woff2');
  await mkdir(join(root, 'public/social'), { recursive: true });
  const files: string[] = [];
  for (const card of cards) {
    for (const [locale, words] of Object.entries(card.words)) {
      const picture = card.picture.replace('{locale}', locale);
      const art = await dataOf(join(root, `src/assets/${picture}.webp`), 'image/webp');
      const html = `<!doctype html><html lang="${locale}"><style>${styleOf(card, words, font)}</style><div class="hill"></div><img class="art" src="${art}"><div class="brand"><svg viewBox="0 0 32 32">${mark(onPaper)}</svg>Valea</div><h1>${words}</h1></html>`;
      const file = `public/social/${card.page}.${locale}.jpg`;
      await writeFile(join(root, file), await jpegOf(await renderer.page(html, size.width, size.height)));
      files.push(file);
    }
  }
  return files;
}

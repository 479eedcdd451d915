import { leanPage } from './lean-pages.ts';
import { withMainPicture } from './main-picture.ts';
import { withTypefaces } from './page-typefaces.ts';

export interface FinishedPage {
  readonly html: Uint8Array<ArrayBuffer>;
  /** The site's own files that the page names, relative to the site: without them it would be broken. */
  readonly files: readonly string[];
}

/** What becomes of each page between its rendering and its file. */
export function finishPage(rendered: ArrayBuffer): FinishedPage {
  const html = leanPage(withTypefaces(withMainPicture(Buffer.from(rendered).toString())));
  const named = html.matchAll(/\/(_astro\/[\w./-]+)/g);
  return {
    html: new TextEncoder().encode(html),
    files: [...new Set([...named].map(([, file = '']) => file))],
  };
}

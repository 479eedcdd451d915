import { leanPage } from './lean-pages.ts';
import { withMainPicture } from './main-picture.ts';
import { createScriptsAhead } from './scripts-ahead.ts';

export interface FinishedPage {
  readonly html: Uint8Array<ArrayBuffer>;
  /** The site's own files that the page names, relative to the site: without them it would be broken. */
  readonly files: readonly string[];
}

/** What becomes of each page between its rendering and its file; `site` has the scripts by then. */
export function createFinish(site: string): (rendered: ArrayBuffer) => FinishedPage {
  const withScriptsAhead = createScriptsAhead(site);
  return (rendered) => {
    const page = withScriptsAhead(withMainPicture(Buffer.from(rendered).toString()));
    const html = leanPage(page);
    const named = html.matchAll(/\/(_astro\/[\w./-]+)/g);
    return {
      html: new TextEncoder().encode(html),
      files: [...new Set([...named].map(([, file = '']) => file))],
    };
  };
}

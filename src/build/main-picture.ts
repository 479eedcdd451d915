/**
 * Names the main picture of a page at the start of its head. Its `<img>` stands below styles and header, where the first bytes
 * that a server sends without waiting for an answer (about 14 kB) have ended: on a slow line that is a whole round trip.
 */
const mainPicture = /<img\b[^>]*\bfetchpriority="high"[^>]*>/;

const attribute = (tag: string, name: string) => new RegExp(String.raw`\s${name}="([^"]*)"`).exec(tag)?.[1];

interface Source {
  media: string | undefined;
  /** Whatever else says which file it is. */
  rest: string;
}

function sourceOf(tag: string): Source {
  const given = (name: string, as = name) => {
    const value = attribute(tag, name);
    return value === undefined ? '' : ` ${as}="${value}"`;
  };
  // Older browsers would take `href` and leave the choice out.
  const files = given('srcset', 'imagesrcset') + given('sizes', 'imagesizes') || given('src', 'href');
  return { media: attribute(tag, 'media'), rest: given('type') + files };
}

/** A `<picture>` takes the first source that fits; links all count, so each excludes those before it. */
function linksOf(sources: readonly Source[]): string {
  const links: string[] = [];
  const before: string[] = [];
  for (const { media, rest } of sources) {
    const all = [...(media === undefined ? [] : [media]), ...before.map((one) => `(not (${one}))`)].join(
      ' and ',
    );
    links.push(`<link rel="preload" as="image" fetchpriority="high"${all && ` media="${all}"`}${rest}>`);
    if (media !== undefined) before.push(media);
  }
  return links.join('');
}

export function withMainPicture(html: string): string {
  const found = mainPicture.exec(html);
  if (!found) return html;
  const [img] = found;
  const start = html.lastIndexOf('<picture', found.index);
  const sources =
    start > html.lastIndexOf('</picture>', found.index)
      ? [...html.slice(start, found.index).matchAll(/<source\b[^>]*>/g)].map(([tag]) => sourceOf(tag))
      : [];
  // A browser that knows none of the types takes the `<img>`, and finds it there.
  return html.replace('<title>', () => `${linksOf(sources.length > 0 ? sources : [sourceOf(img)])}<title>`);
}

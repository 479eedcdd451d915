/** The pages that browser tests open: some of each template, so that every kind of element is covered. */
import { Parser } from 'htmlparser2';

/** A page's properties that decide whether it is chosen. */
export interface Sketch {
  path: string;
  /** Kinds of elements, each with its parent. */
  kinds: ReadonlySet<string>;
  length: number;
}

/** Attributes that change what an element is to visitors. */
const telling = /^(?:role|type|aria-[\w-]+|hidden|open|inert|disabled|required|popover)$/;

function kindOf(name: string, attributes: Record<string, string>): string {
  const classes = (attributes['class'] ?? '').split(/\s+/).filter(Boolean).sort();
  const meaningful = Object.keys(attributes).filter((attribute) => telling.test(attribute));
  return [name, ...classes, ...meaningful.sort(), attributes['role'] ?? '', attributes['type'] ?? ''].join(
    ' ',
  );
}

export function sketchOf({ path, html }: { path: string; html: string }): Sketch {
  const kinds = new Set<string>();
  const within: string[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      const kind = kindOf(name, attributes);
      kinds.add(`${within.at(-1) ?? ''} > ${kind}`);
      within.push(kind);
    },
    onclosetag() {
      within.pop();
    },
  });
  parser.end(html);
  return { path, kinds, length: html.length };
}

/** A page's route, with a colon in place of content names: pages of one route share a template. */
const routeOf = (path: string): string =>
  path
    .replace(/^\/de\/rezepte\/thema\/.+/, '/de/rezepte/:shelf')
    .replace(/^\/de\/rezepte\/[^:].*/, '/de/rezepte/:recipe')
    .replace(/^\/de\/kurs\/[^/]+/, '/de/kurs/:course')
    .replace(/^\/de\/(?:impressum|datenschutz|agb|barrierefreiheit)$/, '/de/:legal')
    .replace(/\/erstattung\/.+/, '/erstattung/:insurer');

const largest = (pages: readonly Sketch[], measure: (page: Sketch) => number): Sketch | undefined =>
  pages.reduce<Sketch | undefined>(
    (best, page) => (best !== undefined && measure(best) >= measure(page) ? best : page),
    undefined,
  );

/** Of each route the largest German page; then pages of any language until every kind of element is covered. */
export function pageSamples(pages: readonly Sketch[]): string[] {
  const chosen = new Set<Sketch>();
  const german = pages.filter(({ path }) => path.startsWith('/de/'));
  for (const group of Map.groupBy(german, ({ path }) => routeOf(path)).values()) {
    const page = largest(group, ({ length }) => length);
    if (page) chosen.add(page);
  }
  for (;;) {
    const seen = new Set([...chosen].flatMap(({ kinds }) => [...kinds]));
    const unseen = ({ kinds }: Sketch) => [...kinds].filter((kind) => !seen.has(kind)).length;
    const next = largest(pages, unseen);
    if (next === undefined || unseen(next) === 0) break;
    chosen.add(next);
  }
  return [...chosen].map(({ path }) => path).sort();
}

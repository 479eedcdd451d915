/** Checks that links lead to one of our pages by its key, to an existing anchor, or to a safe address. */
import { locales, type Locale } from '#domain/text/locales.ts';
import { courseKeys } from '#domain/shop/catalogue.ts';
import { coursePath, listedSteps, stepSlug } from '#i18n/course-routes.ts';
import { resolveLink } from '#i18n/editor-links.ts';
import { isPageKey, pageKeys, pathOf, slugOf, unlistedPages, type PageKey } from '#i18n/routes.ts';
import type { Position, Report } from '../diagnostic.ts';
import { closest } from './suggest.ts';

export type AnchorsOf = (page: PageKey, locale: Locale) => readonly string[];

export interface Around {
  readonly locale: Locale;
  readonly anchorsOf: AnchorsOf;
  /** Anchors within the same text, for `#contact`. */
  readonly own: readonly string[];
}

const allowed = /^(?:https:|mailto:|tel:|page:|course:|\/(?![/\\])|#)/i;

const coursePages = courseKeys.flatMap((key) =>
  listedSteps.map((step) => ({
    link: step === 'course' ? `course:${key}` : `course:${key}/${step}`,
    names: [step, ...locales.map((locale) => stepSlug(step, locale))].map((name) => `course:${key}/${name}`),
  })),
);

const pages = pageKeys.map((key) => ({
  link: `page:${key}`,
  names: [key, ...locales.map((locale) => slugOf(key, locale))].map((name) => `page:${name}`),
}));
const publicPages = pageKeys.filter((key) => !unlistedPages.includes(key)).map((key) => `page:${key}`);

/** The link to a page with a similar name, or with that name in its address: „page:angebote“ → „page:plans“. */
function meantLink(written: string, all: readonly { link: string; names: readonly string[] }[]) {
  const name = closest(
    written.toLowerCase(),
    all.flatMap(({ names }) => names),
    2,
  );
  return all.find(({ names }) => name !== undefined && names.includes(name))?.link;
}

const pathsIn = (locale: Locale): string[] => [
  ...pageKeys.map((key) => pathOf(key, locale)),
  ...courseKeys.flatMap((key) => listedSteps.map((step) => coursePath(key, step, locale))),
];
const paths: readonly string[] = locales.flatMap(pathsIn);
/** Recipes and insurers are pages below these. */
const folders: readonly string[] = locales.flatMap((locale) => [
  `${pathOf('recipes', locale)}/`,
  `${coursePath('zpp', 'reimbursement', locale)}/`,
]);

function isPath(address: string): boolean {
  const path = address.replace(/[?#].*$/s, '');
  return (
    paths.includes(path.replace(/(?<=.)\/$/, '')) ||
    folders.some((folder) => path.startsWith(folder)) ||
    /\.\w+$/.test(path)
  );
}

function checkAnchor(
  url: string,
  anchor: string,
  known: readonly string[],
  at: Position,
  report: Report,
): void {
  if (known.includes(anchor)) return;
  const meant = closest(anchor, known);
  report('anchor-unknown', at, {
    url,
    meant: meant && `${url.slice(0, url.indexOf('#'))}#${meant}`,
    all: known.slice(0, 12).join(', ') || '–',
  });
}

function checkPageLink(url: string, at: Position, report: Report, around: Around | undefined): void {
  const [, key = '', anchor] = /^page:([^#]*)(?:#(.*))?$/s.exec(url) ?? [];
  if (!isPageKey(key)) {
    report('link-unknown', at, { url, meant: meantLink(`page:${key}`, pages), all: publicPages.join(', ') });
  } else if (anchor !== undefined && around)
    checkAnchor(url, anchor, around.anchorsOf(key, around.locale), at, report);
}

/** `written` is percent-encoded, as the Markdown parser returns it. */
export function checkLink(written: string, at: Position, report: Report, around: Around | undefined): void {
  let url = written;
  try {
    url = decodeURI(written);
  } catch {
    report('link-dangerous', at, { url });
    return;
  }
  const target = url.replace(/\{\{[^{}]*\}\}/g, '').trim();
  // A link may consist of a placeholder, as in [write to us](mailto:{{email}}).
  if (target === '' ? url === '' : !allowed.test(target)) report('link-dangerous', at, { url });
  else if (/^page:/i.test(target)) checkPageLink(target, at, report, around);
  else if (/^course:/i.test(target)) {
    if (resolveLink(target, 'de') === undefined)
      report('link-unknown', at, {
        url,
        meant: meantLink(target, coursePages),
        all: coursePages.map(({ link }) => link).join(', '),
      });
  } else if (target.startsWith('/')) {
    if (!isPath(target))
      report('link-unknown', at, {
        url,
        meant: closest(target, around ? pathsIn(around.locale) : paths),
        all: publicPages.join(', '),
      });
  } else if (target.startsWith('#') && around) checkAnchor(target, target.slice(1), around.own, at, report);
}

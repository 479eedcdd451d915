import type { MdastNode } from 'satteri';
import { placeholders } from '#domain/placeholders.ts';
import { isPageKey, pageKeys } from '#i18n/routes.ts';
import type { Place, Report } from '../diagnostic.ts';
import { closest } from './suggest.ts';

export const placeOf = (node: MdastNode): Place => node.position?.start ?? { line: 1, column: 1 };

/** What was written, from the beginning of one node to the end of it or of a later one. */
export const sourceOf = (node: MdastNode, source: string, to: MdastNode = node): string =>
  source.slice(node.position?.start.offset ?? 0, to.position?.end.offset ?? 0);

const names = Object.keys(placeholders('de'));
const allowed = /^(?:https:|mailto:|tel:|page:|\/(?![/\\])|#)/i;

function checkLink(written: string, at: Place, report: Report): void {
  let url = written;
  try {
    url = decodeURI(written);
  } catch {
    report('link-dangerous', at, { url });
    return;
  }
  const target = url.replace(/\{\{\s*\w+\s*\}\}/g, '');
  // A link may be nothing but a fact, as in [write to us](mailto:{{email}}).
  if (target === '' ? url === '' : !allowed.test(target.trim())) {
    report('link-dangerous', at, { url });
    return;
  }
  const page = /^page:([^#]*)/.exec(target)?.[1];
  if (page !== undefined && !isPageKey(page)) {
    const meant = closest(page, pageKeys);
    report('link-unknown', at, { url, meant: meant && `page:${meant}` });
  }
}

function checkPlaceholders(text: string, at: Place, report: Report): void {
  for (const [, name = ''] of text.matchAll(/\{\{\s*([^{}]*?)\s*\}\}/g)) {
    if (!names.includes(name)) report('placeholder-unknown', at, { name, meant: closest(name, names) });
  }
}

/** What a text may not hold, wherever it stands: HTML, links that run something, pictures. */
export function checkProse(nodes: readonly MdastNode[], report: Report): void {
  for (const node of nodes) {
    const at = placeOf(node);
    if (node.type === 'html') report('html-raw', at, { text: node.value });
    else if (node.type === 'link' || node.type === 'definition') checkLink(node.url, at, report);
    else if (node.type === 'image' || node.type === 'imageReference') report('picture-in-text', at);
    else if (node.type === 'text') checkPlaceholders(node.value, at, report);
    if ('children' in node) checkProse(node.children, report);
  }
}

import type { MdastNode } from 'satteri';
import { placeholders } from '#domain/placeholders.ts';
import { isPageKey, pageKeys } from '#i18n/routes.ts';
import type { Place, Tell } from '../faults/fault.ts';
import { placeOf } from './nodes.ts';
import { closest } from './suggest.ts';

const names = Object.keys(placeholders('de'));
const allowed = /^(?:https:|mailto:|tel:|page:|\/(?![/\\])|#)/i;

function checkLink(written: string, at: Place, tell: Tell): void {
  let url = written;
  try {
    url = decodeURI(written);
  } catch {
    tell('link-dangerous', at, { url });
    return;
  }
  const target = url.replace(/\{\{\s*\w+\s*\}\}/g, '');
  // A link may be nothing but a fact, as in [write to us](mailto:{{email}}).
  if (target === '' ? url === '' : !allowed.test(target.trim())) {
    tell('link-dangerous', at, { url });
    return;
  }
  const page = /^page:([^#]*)/.exec(target)?.[1];
  if (page !== undefined && !isPageKey(page)) {
    const meant = closest(page, pageKeys);
    tell('link-unknown', at, { url, meant: meant && `page:${meant}` });
  }
}

function checkPlaceholders(text: string, at: Place, tell: Tell): void {
  for (const [, name = ''] of text.matchAll(/\{\{\s*([^{}]*?)\s*\}\}/g)) {
    if (!names.includes(name)) tell('placeholder-unknown', at, { name, meant: closest(name, names) });
  }
}

/** What a text may not hold, wherever it stands: HTML, links that run something, pictures. */
export function checkProse(nodes: readonly MdastNode[], tell: Tell): void {
  for (const node of nodes) {
    const at = placeOf(node);
    if (node.type === 'html') tell('html-raw', at, { text: node.value });
    else if (node.type === 'link' || node.type === 'definition') checkLink(node.url, at, tell);
    else if (node.type === 'image' || node.type === 'imageReference') tell('picture-in-text', at);
    else if (node.type === 'text') checkPlaceholders(node.value, at, tell);
    if ('children' in node) checkProse(node.children, tell);
  }
}

import { html } from 'hono/html';
import type { DocumentView } from '#domain/shop/declaration.ts';

/** `HTMLRewriter` handlers: server-side rendering into our static pages, for visitors without scripts. */

export const rowsHtml = (rows: DocumentView['rows']) =>
  html`${rows.map(
    ([label, value]) =>
      html`<div>
        <dt>${label}</dt>
        <dd>${value}</dd>
      </div>`,
  )}`;

export const hide = (element: Element) => {
  element.setAttribute('hidden', '');
};
export const show = (element: Element) => {
  element.removeAttribute('hidden');
};
export const fill = (content: ReturnType<typeof html>) => async (element: Element) => {
  element.setInnerContent((await content).toString(), { html: true });
};

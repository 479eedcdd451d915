import { cancelPath, withdrawPath } from '#domain/shop/return-paths.ts';
import { escaped } from '../mails/letter.ts';
import { receiptRows } from '../mails/notice-letters.ts';
import type { Locale } from '#domain/locales.ts';
import type { Declaration, DeclarationKind, DocumentView } from '#domain/shop/declaration.ts';
import type { AppContext } from '../context.ts';

export type Shown =
  | { state: 'received'; acknowledgement: DocumentView }
  /** The second step of a withdrawal: what she is about to declare. */
  | { state: 'review'; notice: Declaration }
  | { state: 'refused'; status: number; reason: 'fields' | 'too_many' };

const rowsHtml = (rows: DocumentView['rows']) =>
  rows.map(([label, value]) => `<div><dt>${escaped(label)}</dt><dd>${escaped(value)}</dd></div>`).join('');

/** Date, time and number come with the receipt, not before. */
const reviewRows = (notice: Declaration) => receiptRows(notice).slice(0, -2);

const hiddenFields = ({ locale, name, email, contract, order }: Declaration) =>
  Object.entries({ locale, name, email, contract, order, step: 'confirm' })
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => `<input type="hidden" name="${field}" value="${escaped(String(value))}">`)
    .join('');

const hide = (element: Element) => {
  element.setAttribute('hidden', '');
};
const show = (element: Element) => {
  element.removeAttribute('hidden');
};

function filled(page: Response, shown: Shown): Response {
  const rewriter = new HTMLRewriter();
  switch (shown.state) {
    case 'received': {
      const { title, rows, file } = shown.acknowledgement;
      rewriter
        .on('[data-declaration-form]', { element: hide })
        .on('[data-acknowledgement]', { element: show })
        .on('[data-acknowledgement-title]', {
          element: (element) => {
            element.setInnerContent(title);
          },
        })
        .on('[data-acknowledgement-rows]', {
          element: (element) => {
            element.setInnerContent(rowsHtml(rows), { html: true });
          },
        })
        .on('[data-acknowledgement-file]', {
          element: (element) => {
            element.setAttribute('href', `data:text/plain;charset=utf-8,${encodeURIComponent(file.text)}`);
            element.setAttribute('download', file.name);
          },
        });
      break;
    }
    case 'review':
      rewriter
        .on('[data-declaration-form]', { element: hide })
        .on('[data-declaration-review]', { element: show })
        .on('[data-review-rows]', {
          element: (element) => {
            element.setInnerContent(rowsHtml(reviewRows(shown.notice)), { html: true });
          },
        })
        .on('[data-review-fields]', {
          element: (element) => {
            element.setInnerContent(hiddenFields(shown.notice), { html: true });
          },
        });
      break;
    case 'refused':
      rewriter.on(`[data-form-error="${shown.reason}"]`, { element: show });
  }
  return rewriter.transform(page);
}

/** The page of the form itself, with what a script would have shown on it. */
export async function noticePage(
  c: AppContext,
  kind: DeclarationKind,
  locale: Locale,
  shown: Shown,
): Promise<Response> {
  const path = kind === 'cancel' ? cancelPath(locale) : withdrawPath(locale);
  const page = await c.env.ASSETS.fetch(new URL(path, c.req.url));
  const { body } = filled(page, shown);
  c.header('Content-Type', 'text/html; charset=utf-8');
  return c.newResponse(body, shown.state === 'refused' ? (shown.status === 429 ? 429 : 422) : 200);
}

import { html } from 'hono/html';
import { pathOf } from '#i18n/routes.ts';
import { fill, hide, rowsHtml, show } from '../pages/fill-page.ts';
import { acknowledgementRows } from '../mails/declaration-mails.ts';
import type { Locale } from '#domain/text/locales.ts';
import type { Declaration, DeclarationKind, DocumentView } from '#domain/shop/declaration.ts';
import type { AppContext } from '../http/context.ts';

type Shown =
  | { state: 'received'; acknowledgement: DocumentView }
  | { state: 'review'; declaration: Declaration }
  | { state: 'refused'; reason: 'fields' | 'slowed' };

/** Without date and number, which only exist once it is acknowledged. */
const reviewRows = (declaration: Declaration) => acknowledgementRows(declaration).slice(0, -2);

const hiddenFields = ({ locale, name, email, contract, order }: Declaration) =>
  html`${Object.entries({ locale, name, email, contract, order, step: 'confirm' })
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => html`<input type="hidden" name="${field}" value="${value}" />`)}`;

function filled(page: Response, shown: Shown): Response {
  const rewriter = new HTMLRewriter();
  switch (shown.state) {
    case 'received': {
      const { title, rows, file } = shown.acknowledgement;
      rewriter
        .on('[data-declaration-form]', { element: hide })
        .on('[data-acknowledgement]', { element: show })
        .on('[data-acknowledgement-title]', { element: fill(html`${title}`) })
        .on('[data-acknowledgement-rows]', { element: fill(rowsHtml(rows)) })
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
        .on('[data-review-rows]', { element: fill(rowsHtml(reviewRows(shown.declaration))) })
        .on('[data-review-fields]', { element: fill(hiddenFields(shown.declaration)) });
      break;
    case 'refused':
      rewriter.on(`[data-form-error="${shown.reason}"]`, { element: show });
  }
  return rewriter.transform(page);
}

/** Answers a cancellation or withdrawal form sent without script by filling in its own page. */
export async function declarationPage(
  c: AppContext,
  kind: DeclarationKind,
  locale: Locale,
  shown: Shown,
): Promise<Response> {
  const path = kind === 'cancel' ? pathOf('cancel', locale) : pathOf('withdrawal', locale);
  const page = await c.env.ASSETS.fetch(new URL(path, c.req.url));
  const { body } = filled(page, shown);
  c.header('Content-Type', 'text/html; charset=utf-8');
  const status = { fields: 422, slowed: 429 } as const;
  return c.newResponse(body, shown.state === 'refused' ? status[shown.reason] : 200);
}

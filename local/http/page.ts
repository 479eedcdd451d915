import { html, raw } from 'hono/html';

/** Markup in which interpolated text is escaped. @see https://hono.dev/docs/helpers/html */
export type Html = ReturnType<typeof html>;

export { html, raw };

const tables = `
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
  body { max-width: 70rem; margin: 2rem auto; padding: 0 1rem }
  table { border-collapse: collapse; width: 100% }
  th, td { padding: .4rem .8rem .4rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid #8884 }
  pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font-size: .85em }
  td { overflow-wrap: anywhere }
  small { opacity: .75 }
  caption { padding-top: 1rem; text-align: left; font-weight: 600 }
  .funnel :is(th, td) { white-space: nowrap; font-variant-numeric: tabular-nums }
  .funnel :is(th, td):nth-child(2n) { text-align: end }
  .funnel :is(th, td):nth-child(3) { inline-size: 60% }
  .funnel th[scope=row] { font-weight: 400 }
  meter { display: block; inline-size: 100%; block-size: 1.4rem }
  @media (width < 45rem) {
    .funnel :is(th, td) { white-space: normal }
    .funnel :is(th, td):nth-child(3) { display: none }
  }`;

/** Table rows, or a text if there are none. */
export const table = (rows: Html[], none: string): Html =>
  html`<table>
    <tbody>
      ${
        rows.length > 0
          ? rows
          : html`<tr>
              <td>${none}</td>
            </tr>`
      }
    </tbody>
  </table>`;

interface PageOptions {
  title: string;
  /** Replaces the default styles for tables. */
  style?: string;
  /** Reloads the page regularly. */
  refreshSeconds?: number;
}

export const page = ({ title, style = tables, refreshSeconds }: PageOptions, body: Html): Html =>
  html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      ${refreshSeconds === undefined ? '' : html`<meta http-equiv="refresh" content="${refreshSeconds}" />`}
      <title>${title}</title>
      <style>
        ${raw(style)}
      </style>
      ${body}
    </html>`;

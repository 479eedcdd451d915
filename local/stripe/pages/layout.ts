import { html, page, type Html } from '../../http/page.ts';

const euros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
export const money = (cents: number) => euros.format(cents / 100);

export const date = (seconds: number) =>
  new Date(seconds * 1000).toISOString().slice(0, 16).replace('T', ' ');

/** Unlike the site and Stripe, so that it is not taken for either. */
const style = `
  :root { color-scheme: light dark; --line: light-dark(#d9dce6, #363b4d); font: 16px/1.5 system-ui, sans-serif }
  body { max-width: 27rem; margin: 0 auto; padding: 0 1rem 3rem }
  body.wide { max-width: 76rem }
  header { padding: 1rem 0; font-size: .875rem }
  header b { padding: .15rem .5rem; border-radius: .3rem; background: #ffd166; color: #3a2b00 }
  main { padding: 1.75rem; border: 1px solid var(--line); border-radius: 1rem }
  h1 { margin: 0; font-size: 1.25rem }
  form { display: inline }
  button { font: inherit; padding: .7rem 1rem; border: 1px solid var(--line); border-radius: .6rem }
  .methods { display: grid; gap: .6rem; margin: 1.5rem 0 }
  .methods :is(form, button) { display: block; width: 100% }
  .wide button { padding: .2rem .55rem; margin: 0 .2rem .25rem 0; font-size: .8125rem }
  table { border-collapse: collapse; width: 100%; font-size: .9375rem }
  td { padding: .55rem 1rem .55rem 0; vertical-align: top; border-bottom: 1px solid var(--line) }
  [role=alert] { border-inline-start: 4px solid #d33a2c; padding: .5rem .8rem }
  small { overflow-wrap: anywhere }
  .total { margin: .5rem 0; font-size: 2.25rem; font-weight: 650 }`;

export const stripePage = (title: string, body: Html, width: 'narrow' | 'wide' = 'narrow') =>
  page(
    { title: `${title} · local stand-in for Stripe`, style },
    html`<body class="${width}">
      <header><b>TEST</b> Local stand-in for Stripe. No money moves.</header>
      <main>${body}</main>
    </body>`,
  );

/** A page, or a redirect. */
export type Shown = { state: 'page'; status: number; page: Html } | { state: 'leave'; to: string };

export const shown = (title: string, body: Html, status = 200): Shown => ({
  state: 'page',
  status,
  page: stripePage(title, body),
});

export const button = (action: string, label: string) =>
  html`<form method="post" action="${action}"><button>${label}</button></form>`;

import { html, page, type Html } from '../../http/page.ts';

const euros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
export const money = (cents: number | null) => euros.format((cents ?? 0) / 100);

export const date = (seconds: number | null) =>
  seconds === null ? '' : new Date(seconds * 1000).toISOString().slice(0, 16).replace('T', ' ');

/** Unlike the site and Stripe, so that it is not taken for either. */
const style = `
  :root { color-scheme: light dark; --ink: light-dark(#1a1f36, #eceef6); --soft: light-dark(#5a6178, #a9b0c6);
    --paper: light-dark(#f4f5f9, #14161f); --raised: light-dark(#fff, #1e212d); --line: light-dark(#d9dce6, #363b4d);
    --accent: light-dark(#4f46c8, #a9a3ff); --on-accent: light-dark(#fff, #17153a);
    font: 16px/1.5 system-ui, sans-serif }
  body { max-width: 27rem; margin: 0 auto; padding: 0 1rem 3rem; background: var(--paper); color: var(--ink) }
  body.wide { max-width: 76rem }
  header { padding: 1rem 0; color: var(--soft); font-size: .875rem }
  header b { padding: .15rem .5rem; margin-right: .4rem; border-radius: .3rem; background: #ffd166; color: #3a2b00; font-size: .75rem }
  main { padding: 1.75rem; border: 1px solid var(--line); border-radius: 1rem; background: var(--raised) }
  h1 { margin: 0 0 .25rem; font-size: 1.25rem; line-height: 1.3 }
  h2 { margin: 2rem 0 .5rem; font-size: 1.05rem }
  a { color: var(--accent) }
  form { display: inline }
  button { font: inherit; font-weight: 600; padding: .7rem 1rem; border: 1px solid var(--line); border-radius: .6rem; background: none; color: var(--ink); cursor: pointer }
  button:hover { border-color: var(--accent) }
  .methods { display: grid; gap: .6rem; margin: 1.5rem 0 }
  .methods form, .methods button { display: block; width: 100%; box-sizing: border-box }
  .methods form:first-child button { background: var(--accent); color: var(--on-accent); border-color: var(--accent) }
  .wide button { padding: .2rem .55rem; margin: 0 .2rem .25rem 0; font-size: .8125rem; font-weight: 500; border-radius: .4rem }
  .scroll { overflow-x: auto }
  table { border-collapse: collapse; width: 100%; font-size: .9375rem }
  th, td { padding: .55rem 1rem .55rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line) }
  tr:last-child td { border-bottom: 0 }
  td:first-child { white-space: nowrap }
  [role=alert] { border-inline-start: 4px solid #d33a2c; padding: .5rem .8rem; background: #d33a2c1a; border-radius: .3rem }
  small, .note { color: var(--soft) }
  small { overflow-wrap: anywhere }
  .note { margin: .25rem 0; font-size: .9375rem }
  .total { margin: .5rem 0; font-size: 2.25rem; font-weight: 650; letter-spacing: -.02em; line-height: 1.2 }`;

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

export const shown = (body: Html, status = 200): Shown => ({ state: 'page', status, page: body });

export const button = (action: string, label: string) =>
  html`<form method="post" action="${action}"><button>${label}</button></form>`;

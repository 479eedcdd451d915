const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escape = (text: string) => text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? '');

const euros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
export const money = (cents: number | null) => euros.format((cents ?? 0) / 100);

export const date = (seconds: number | null) =>
  seconds === null ? '' : new Date(seconds * 1000).toISOString().slice(0, 16).replace('T', ' ');

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { max-width: 26rem; margin: 3rem auto; padding: 0 1rem }
  body.wide { max-width: 72rem }
  h1 { font-size: 1.4rem }
  form { display: inline }
  .methods { display: grid; gap: .6rem; margin-block: 1.5rem }
  button { font: inherit; padding: .7rem 1rem; border: 1px solid #8886; border-radius: .5rem; background: Canvas; color: CanvasText; cursor: pointer }
  .methods form, .methods button { width: 100% }
  .methods form:first-child button { background: #5b4be0; color: white; border-color: #5b4be0 }
  .wide button { padding: .15rem .5rem; margin: 0 .2rem .2rem 0; font-size: .85rem }
  table { border-collapse: collapse; width: 100% }
  th, td { padding: .4rem .8rem .4rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid #8884 }
  [role=alert] { border-inline-start: 4px solid #c33; padding: .5rem .8rem }
  small, .note { opacity: .75 }
  .total { font-size: 2rem; font-weight: 600; margin: 0 }`;

export const page = (title: string, body: string, bodyClass = '') => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escape(title)} · local stand-in for Stripe</title>
<style>${style}</style>
<body class="${bodyClass}">
${body}
</body>
</html>`;

export const button = (action: string, label: string) =>
  `<form method="post" action="${escape(action)}"><button>${escape(label)}</button></form>`;

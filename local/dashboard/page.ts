import type { SentMail } from './mail-log.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? '');

export interface Place {
  name: string;
  about: string;
  url: string;
}

const style = `
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
  body { max-width: 70rem; margin: 2rem auto; padding: 0 1rem }
  table { border-collapse: collapse; width: 100% }
  th, td { padding: .4rem .8rem .4rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid #8884 }
  small { opacity: .75 }`;

const placeRow = ({ name, about, url }: Place) =>
  `<tr><td><a href="${escape(url)}">${escape(name)}</a></td><td>${escape(about)}</td></tr>`;

const mailRow = ({ at, to, subject }: SentMail, number: number) => `
  <tr>
    <td>${escape(at.slice(11, 19))}</td>
    <td>${escape(to)}</td>
    <td>${escape(subject)}<br><small><a href="/mails/${number}.html">as it looks</a> ·
      <a href="/mails/${number}.txt">as text</a></small></td>
  </tr>`;

const personRow = ({ email, localId }: { localId: string; email: string }) =>
  `<tr><td>${escape(email)}</td><td><small>${escape(localId)}</small></td></tr>`;

/** All that happens on this machine instead of in the world: places to look at, and mails. */
export function page(
  places: readonly Place[],
  mails: readonly SentMail[],
  people: readonly { localId: string; email: string }[],
): string {
  const rows = mails.map(mailRow).reverse().slice(0, 200).join('');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="5">
<title>Valea on this machine</title>
<style>${style}</style>
<h1>Valea on this machine</h1>
<table><tbody>${places.map(placeRow).join('')}</tbody></table>
<h2>Mails: ${mails.length}</h2>
<p>Nothing leaves this machine. Sign-in mails are printed where <code>npm start</code> runs.</p>
<table><tbody>${rows || '<tr><td>None yet.</td></tr>'}</tbody></table>
<h2>People: ${people.length}</h2>
<table><tbody>${people.map(personRow).join('') || '<tr><td>Nobody yet.</td></tr>'}</tbody></table>
</html>`;
}

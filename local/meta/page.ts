import type { Log, RefusedCall, TakenEvent } from './log.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? '');

const style = `
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
  body { max-width: 70rem; margin: 2rem auto; padding: 0 1rem }
  table { border-collapse: collapse; width: 100% }
  th, td { padding: .4rem .8rem .4rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid #8884 }
  pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font-size: .85em }
  small { opacity: .7 }`;

const time = (instant: string) => escape(instant.slice(11, 19));

const eventRow = ({ event, testCode, at, times }: TakenEvent) => `
  <tr>
    <td>${time(at)}</td>
    <td><strong>${escape(event.event_name)}</strong>${times > 1 ? ` <small>came ${times} times, counts once</small>` : ''}
      ${testCode === undefined ? '' : `<br><small>test code ${escape(testCode)}</small>`}</td>
    <td>${escape(event.event_source_url)}<br><small>${escape(event.event_id)}</small></td>
    <td><pre>${escape(JSON.stringify({ ...event.user_data, ...event.custom_data }, null, 1))}</pre></td>
  </tr>`;

const refusedRow = ({ status, reason, at }: RefusedCall) =>
  `<tr><td>${time(at)}</td><td>${status}</td><td><pre>${escape(reason)}</pre></td></tr>`;

/** Everything that Meta would have got, newest first. */
export function page(log: Log): string {
  const { taken, refused } = log.seen();
  const events = taken.slice(-200).reverse().map(eventRow).join('');
  const calls = refused.slice(-50).reverse().map(refusedRow).join('');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="3">
<title>Conversions · local stand-in</title>
<style>${style}</style>
<h1>Conversions</h1>
<p>What Meta's Conversions API would have received. Nothing leaves this machine. To see an event, say Yes to
cookies on the site and open a page with <code>?test_event_code=TEST1</code>; the queue takes about five seconds.</p>
<h2>Received: ${taken.length}</h2>
<table><tbody>${events || '<tr><td>Nothing yet.</td></tr>'}</tbody></table>
<h2>Refused calls: ${refused.length}</h2>
<table><tbody>${calls || '<tr><td>None.</td></tr>'}</tbody></table>
</html>`;
}

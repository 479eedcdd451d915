import { html, page, table } from '../http/page.ts';
import type { Log, RefusedCall, TakenEvent } from './log.ts';

const time = (instant: string) => instant.slice(11, 19);

const eventRow = ({ event, testCode, at, times }: TakenEvent) =>
  html` <tr>
    <td>${time(at)}</td>
    <td>
      <strong>${event.event_name}</strong
      >${times > 1 && html` <small>came ${times} times, counts once</small>`}
      ${testCode !== undefined && html`<br /><small>test code ${testCode}</small>`}
    </td>
    <td>${event.event_source_url}<br /><small>${event.event_id}</small></td>
    <td><pre>${JSON.stringify({ ...event.user_data, ...event.custom_data }, null, 1)}</pre></td>
  </tr>`;

const refusedRow = ({ status, reason, at }: RefusedCall) =>
  html`<tr>
    <td>${time(at)}</td>
    <td>${status}</td>
    <td><pre>${reason}</pre></td>
  </tr>`;

/** All received events, newest first. */
export function overview(log: Log) {
  const { taken, refused } = log.seen();
  const events = taken.slice(-200).reverse().map(eventRow);
  const calls = refused.slice(-50).reverse().map(refusedRow);
  return page(
    { title: 'Conversions · local stand-in', refreshSeconds: 3 },
    html`<h1>Conversions</h1>
      <p>
        What Meta's Conversions API would have received. Nothing leaves this machine. To see an event, say Yes
        to cookies on the site and open a page with <code>?test_event_code=TEST1</code>; the queue takes about
        five seconds.
      </p>
      <h2>Received: ${taken.length}</h2>
      ${table(events, 'Nothing yet.')}
      <h2>Refused calls: ${refused.length}</h2>
      ${table(calls, 'None.')}`,
  );
}

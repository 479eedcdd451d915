import { z } from 'zod';
import { eventForm, requestForm, type MetaEvent } from './event-form.ts';
import { badToken, graphError, noSuchDataset, type GraphError } from './graph-error.ts';

export interface Account {
  dataset: string;
  token: string;
}

export type Checked =
  | { state: 'taken'; events: MetaEvent[]; testCode: string | undefined }
  | { state: 'refused'; error: GraphError };

const maxAgeSeconds = 7 * 86_400;
const refused = (error: GraphError): Checked => ({ state: 'refused', error });

/** One bad event spoils its whole request, as it does there. */
function checkTime(event: MetaEvent, now: number): GraphError | undefined {
  const age = now / 1000 - event.event_time;
  if (age > maxAgeSeconds) {
    return graphError({
      code: 100,
      subcode: 2804003,
      details: 'The timestamp for this event is too far in the past.',
    });
  }
  if (age < -600) {
    return graphError({
      code: 100,
      subcode: 2804004,
      details: 'The timestamp for this event is in the future.',
    });
  }
  return undefined;
}

/** What the documentation says would become of a POST to `/{version}/{dataset}/events`. */
export function checkCall(path: string, text: string, account: Account, now: number): Checked {
  const [, version = '', dataset, edge] = path.split('/');
  if (!/^v\d{2}\.0$/.test(version) || edge !== 'events') {
    return refused(graphError({ code: 2500, message: 'Unknown path components' }));
  }
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return refused(graphError({ code: 100, message: 'Invalid JSON' }));
  }
  const request = requestForm.safeParse(body);
  if (!request.success) return refused(graphError({ code: 100, details: z.prettifyError(request.error) }));
  if (request.data.access_token !== account.token) return refused(badToken());
  if (dataset !== account.dataset) return refused(noSuchDataset());

  const events: MetaEvent[] = [];
  for (const given of request.data.data) {
    const event = eventForm.safeParse(given);
    if (!event.success) {
      return refused(graphError({ code: 100, subcode: 2804050, details: z.prettifyError(event.error) }));
    }
    const late = checkTime(event.data, now);
    if (late) return refused(late);
    events.push(event.data);
  }
  return { state: 'taken', events, testCode: request.data.test_event_code };
}

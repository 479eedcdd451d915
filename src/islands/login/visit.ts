import { readVisit } from './arrival.ts';

/** What this visit is about. The address bar and the history forget at once what could sign somebody in. */
export const visit = readVisit(location.href);
history.replaceState(history.state, '', visit.clean);

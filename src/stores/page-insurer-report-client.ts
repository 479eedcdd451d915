import { reportInsurer } from '#site/api/insurer-report.ts';
import { createCall } from '#site/clients/call.ts';

/** Sends what an insurer paid to the Worker. No token goes along: nobody asks who it is. */
export const send = createCall()(reportInsurer);

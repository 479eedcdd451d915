import { cancel } from '#site/api/cancel.ts';
import { withdraw } from '#site/api/withdraw.ts';
import { createCall } from '#site/clients/call.ts';

const call = createCall();

/** Sends cancellations and withdrawals to the Worker: nobody has to be signed in. */
export const declare = { cancel: call(cancel), withdraw: call(withdraw) };

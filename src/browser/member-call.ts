import { createCall } from './call.ts';
import { provider } from './identity/provider.ts';
import { createMembersClient } from './members/members.ts';

/** Calls the Worker as the member signed in on this page. */
export const call = createCall({ token: async () => (await (await provider.load()).token())?.text });

export const members = createMembersClient(call);

export const renewToken = async () => (await provider.load()).token({ fresh: true });

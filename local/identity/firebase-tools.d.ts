/** The few doors of the Firebase Auth emulator that this stand-in uses; the package carries no types of its own. */

declare module 'firebase-tools/lib/emulator/auth/state.js' {
  export interface Account {
    localId: string;
    [field: string]: unknown;
  }

  /** A code that was "sent" by e-mail: a sign-in link, a password reset, a verification. */
  export interface MailedCode {
    email: string;
    oobCode: string;
    oobLink: string;
    requestType: string;
    newEmail?: string | undefined;
  }

  export class AgentProjectState {
    constructor(projectId: string);
    readonly users: Map<string, Account>;
    readonly oobs: Map<string, MailedCode>;
    enableImprovedEmailPrivacy: boolean;
    overwriteUserWithLocalId(localId: string, account: Account): Account;
  }
}

declare module 'firebase-tools/lib/emulator/auth/server.js' {
  import type { RequestListener } from 'node:http';
  import type { AgentProjectState } from 'firebase-tools/lib/emulator/auth/state.js';

  export function createApp(
    projectId: string,
    singleProjectMode: 0 | 1 | 2,
    states: Map<string, AgentProjectState>,
  ): Promise<RequestListener>;
}

declare module 'firebase-tools/lib/emulator/auth/apiSpec.js' {
  const description: { default: { paths: Record<string, unknown> } };
  export default description;
}

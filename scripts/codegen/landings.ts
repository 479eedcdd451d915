import { readOrStop } from './content.ts';

export const landingsFile = 'src/domain/funnel/generated/landings.ts';

/** The list of landing pages for the Worker and browsers, which do not read content. */
export async function landingNames(): Promise<string> {
  // Ignores unlisted pages: this run lists them.
  const entries = await readOrStop('landings', ['landing-unlisted']);
  const named = entries
    .map(({ id, data }) => [id, { signIn: data.signIn }] as const)
    .sort(([a], [b]) => a.localeCompare(b, 'en'));
  return `// Written by \`npm run codegen\` from src/content/landings.

import type { LoginReason } from '../../identity/sign-in.ts';

/** Landing pages by name, with the headline of the sign-in for their visitors. */
export const landings = ${JSON.stringify(Object.fromEntries(named))} as const satisfies Readonly<Record<string, { signIn: LoginReason }>>;
`;
}

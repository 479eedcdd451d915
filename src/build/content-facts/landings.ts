import { readOrStop } from '../../content-check/read-or-stop.ts';

/** Landing pages by name, with the headline of the sign-in for their visitors. */
export async function landingPages(project: string): Promise<Record<string, string>> {
  const entries = await readOrStop('landings', project);
  const named = entries.map(({ id, data }) => [id, { signIn: data.signIn }] as const);
  return {
    'src/domain/funnel/generated/landings.ts': `import type { LoginReason } from '../../identity/sign-in.ts';

export const landings = ${JSON.stringify(Object.fromEntries(named))} as const satisfies Readonly<Record<string, { signIn: LoginReason }>>;
`,
  };
}

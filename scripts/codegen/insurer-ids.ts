import { readOrStop } from './content.ts';

export const insurerIdsFile = 'src/domain/course/generated/insurer-ids.ts';

/** Every insurer that can be reported on, from what editors write: the Worker reads no content. */
export async function insurerIds(): Promise<string> {
  const ids = (await readOrStop('insurers')).map(({ data }) => data.id).sort();
  return `// Written by \`npm run codegen\` from src/content/insurers.

export const insurerIds: ReadonlySet<string> = new Set(${JSON.stringify(ids)});
`;
}

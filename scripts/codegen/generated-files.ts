import { format, resolveConfig } from 'prettier';
import { contractTypes } from './contract-types.ts';
import type { Operation } from '#functions/graphql/operation.ts';
import { documentsOf, type Document } from './documents.ts';
import type { LiveTexts } from '../deploy/live-texts.ts';
import { legalTexts } from './legal-texts.ts';
import { readSources } from './sources.ts';

const notice =
  '// Written by `npm run codegen` from functions/members/schema.graphql and src/browser/**/*.graphql.\n\n';

const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Plain strings with phantom types: the browser loads only the text. */
const clientDocuments = (documents: Document[]) => `
/** A document's text, which remembers what goes in and what comes out. */
export type Operation<Result, Variables> = string & { readonly __types?: (variables: Variables) => Result };

${documents
  .map(({ name, kind, text }) => {
    const type = `${pascal(name)}${pascal(kind)}`;
    return `export const ${name.charAt(0).toLowerCase()}${name.slice(1)}Document: Operation<${type}, ${type}Variables> = ${JSON.stringify(text)};`;
  })
  .join('\n')}
`;

const entries = (hashes: readonly string[], { name, kind, variables }: Operation) =>
  hashes.map((hash) => `[${JSON.stringify(hash)}, ${JSON.stringify({ name, kind, variables })}]`).join(',\n');

const allowList = (documents: Document[]) => `
import type { Operation } from '../operation.ts';

/**
 * The documents that the site was built with, by the SHA-256 of their text without ignored characters; and the same as
 * clients with a normalised cache send them, with the type of each object.
 */
export const operations: ReadonlyMap<string, Operation> = new Map<string, Operation>([
  ${documents.map(({ hashes, ...operation }) => entries(hashes, operation)).join(',\n')}
]);
`;

/** Every generated file with its formatted content; undefined for one that must not exist. */
export async function generatedFiles(live: LiveTexts): Promise<Map<string, string | undefined>> {
  const sources = await readSources();
  const documents = documentsOf(sources);
  const types = await contractTypes(sources);
  const files: Record<string, string | undefined> = {
    'functions/members/generated/contract.ts': notice + types.server,
    'functions/members/generated/schema.ts': `${notice}export const schemaText = ${JSON.stringify(sources.schemaText)};`,
    'functions/graphql/generated/operations.ts': notice + allowList(documents),
    'src/browser/generated/operations.ts': notice + types.client + clientDocuments(documents),
    ...(await legalTexts(live)),
  };
  const formatted = await Promise.all(
    Object.entries(files).map(async ([file, content]) => {
      if (content === undefined) return [file, undefined] as const;
      const options = { ...(await resolveConfig(file)), parser: 'typescript', plugins: [] };
      return [file, await format(content, options)] as const;
    }),
  );
  return new Map(formatted);
}

import { generate } from '@graphql-codegen/cli';
import { documentFiles, schemaFile } from './sources.ts';

const config = {
  scalars: { ID: 'string', Date: 'string', DateTime: 'string', JSON: 'unknown' },
  strictScalars: true,
  enumsAsTypes: true,
  skipTypename: true,
  useTypeImports: true,
  avoidOptionals: { field: true, defaultValue: true },
};

const server = 'server.ts';
const client = 'client.ts';

/** TypeScript for the contract: all of it for the members service, what the documents use for the site. */
export async function contractTypes(): Promise<{ server: string; client: string }> {
  const written: unknown = await generate(
    {
      schema: schemaFile,
      documents: documentFiles,
      silent: true,
      generates: {
        [server]: { plugins: ['typescript'], config },
        [client]: { plugins: ['typescript-operations'], config },
      },
    },
    false,
  );
  if (!Array.isArray(written)) throw new Error('The generator gave no files.');
  const files = new Map(
    written.map(({ filename, content }: { filename: string; content: string }) => [filename, content]),
  );
  const content = (file: string) => {
    const text = files.get(file);
    if (text === undefined) throw new Error(`The generator gave no ${file}.`);
    return text;
  };
  return { server: content(server), client: content(client) };
}

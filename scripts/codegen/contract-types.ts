import { codegen } from '@graphql-codegen/core';
import * as types from '@graphql-codegen/typescript';
import * as operations from '@graphql-codegen/typescript-operations';
import { lexicographicSortSchema, parse, printSchema } from 'graphql';
import type { Sources } from './sources.ts';

const config = {
  scalars: { ID: 'string', Date: 'string', DateTime: 'string', JSON: 'unknown' },
  strictScalars: true,
  enumsAsTypes: true,
  skipTypename: true,
  useTypeImports: true,
  avoidOptionals: { field: true, defaultValue: true },
};

/** Types of the whole contract for the members service, and of its documents' part for the site. */
export async function contractTypes({
  schema,
  documents,
}: Sources): Promise<{ server: string; client: string }> {
  const sorted = parse(printSchema(lexicographicSortSchema(schema)));
  const written = (
    documents: { document: Sources['documents'] }[],
    plugin: typeof types | typeof operations,
  ) =>
    codegen({
      filename: '',
      schema: sorted,
      documents,
      config,
      plugins: [{ plugin: {} }],
      pluginMap: { plugin },
    });
  return { server: await written([], types), client: await written([{ document: documents }], operations) };
}

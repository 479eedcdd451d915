import { glob, readFile } from 'node:fs/promises';
import { buildSchema, concatAST, parse, validate, type DocumentNode, type GraphQLSchema } from 'graphql';

const schemaFile = 'functions/members/schema.graphql';
const documentFiles = 'src/browser/**/*.graphql';

export interface Sources {
  schemaText: string;
  schema: GraphQLSchema;
  /** Every operation and fragment of the site, in one. */
  documents: DocumentNode;
}

/** The contract, and what the site asks of it. A document that does not fit the contract stops everything. */
export async function readSources(): Promise<Sources> {
  const schemaText = await readFile(schemaFile, 'utf8');
  const schema = buildSchema(schemaText);
  const files = (await Array.fromAsync(glob(documentFiles))).sort();
  const documents = concatAST(
    await Promise.all(files.map(async (file) => parse(await readFile(file, 'utf8')))),
  );
  const [error] = validate(schema, documents);
  if (error) throw new Error(`The site’s documents do not fit ${schemaFile}: ${error.message}`);
  return { schemaText, schema, documents };
}

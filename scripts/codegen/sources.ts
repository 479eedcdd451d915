import { glob, readFile } from 'node:fs/promises';
import { buildSchema, concatAST, parse, validate, type DocumentNode, type GraphQLSchema } from 'graphql';

const schemaFile = 'functions/members/schema.graphql';
const documentFiles = 'src/browser/**/*.graphql';

export interface Sources {
  schemaText: string;
  schema: GraphQLSchema;
  /** All operations and fragments of the site. */
  documents: DocumentNode;
}

/** The contract and the site's documents. Throws if a document does not match the contract. */
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

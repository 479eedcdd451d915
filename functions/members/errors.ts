import { GraphQLError } from 'graphql';
import { isErrorCode, type ErrorCode } from '#domain/error-codes.ts';

export type OnUnhandledError = (error: unknown, requestId: string) => void;

/** A refusal that the caller is meant to see, by its code. */
export const refused = (code: ErrorCode) => new GraphQLError(code, { extensions: { code } });

/** A refusal has a code of ours; what is wrong with the request itself has one code; anything else is unhandled. */
function codeOf({ extensions, cause }: GraphQLError): ErrorCode | undefined {
  if (isErrorCode(extensions['code'])) return extensions['code'];
  return cause === undefined || cause instanceof GraphQLError ? 'variables_invalid' : undefined;
}

/** Error masking: errors leave as codes. An unhandled one goes to the log, and stays here. */
export function masked(error: GraphQLError, onUnhandledError: (error: unknown) => void): GraphQLError {
  const code = codeOf(error);
  if (!code) onUnhandledError(error.cause);
  return new GraphQLError(code ?? 'internal', { path: error.path, extensions: { code: code ?? 'internal' } });
}

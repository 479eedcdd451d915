import { GraphQLError } from 'graphql';
import { isErrorCode, type ErrorCode } from '#domain/errors/error-codes.ts';

export type OnUnhandledError = (error: unknown, requestId: string) => void;

/** An error that the caller may see. */
export const refused = (code: ErrorCode) => new GraphQLError(code, { extensions: { code } });

/** Our own code, or one for all invalid requests; undefined for anything unexpected. */
function codeOf({ extensions, cause }: GraphQLError): ErrorCode | undefined {
  if (isErrorCode(extensions['code'])) return extensions['code'];
  return cause === undefined || cause instanceof GraphQLError ? 'variables_invalid' : undefined;
}

/** Error masking: callers see codes only; unhandled errors are logged. */
export function masked(error: GraphQLError, onUnhandledError: (error: unknown) => void): GraphQLError {
  const code = codeOf(error);
  if (!code) onUnhandledError(error.cause);
  return new GraphQLError(code ?? 'internal', { path: error.path, extensions: { code: code ?? 'internal' } });
}

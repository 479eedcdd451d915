import { GraphQLError, type ExecutionResult } from 'graphql';
import { isErrorCode, type ErrorCode } from '#domain/error-codes.ts';
import type { Plugin } from 'graphql-yoga';

export type OnUnhandledError = (error: unknown, requestId: string) => void;

/** A refusal that the caller is meant to see, by its code. */
export const refused = (code: ErrorCode) => new GraphQLError(code, { extensions: { code } });

/** A refusal has a code of ours; what is wrong with the request itself has one code; anything else is unhandled. */
function codeOf({ extensions, cause }: GraphQLError): ErrorCode | undefined {
  if (isErrorCode(extensions['code'])) return extensions['code'];
  return cause === undefined || cause instanceof GraphQLError ? 'variables_invalid' : undefined;
}

function masked(error: GraphQLError, onUnhandledError: (error: unknown) => void): GraphQLError {
  const code = codeOf(error);
  if (!code) onUnhandledError(error.cause);
  return new GraphQLError(code ?? 'internal', { path: error.path, extensions: { code: code ?? 'internal' } });
}

/** Error masking: errors leave as codes. An unhandled one goes to the log with the request's id, and stays here. */
export const masking = (onUnhandledError: OnUnhandledError): Plugin<{ requestId: string }> => ({
  onExecute({ args }) {
    const context: { requestId: string } = args.contextValue;
    const tell = (error: unknown) => {
      onUnhandledError(error, context.requestId);
    };
    return {
      onExecuteDone({ result, setResult }) {
        const { errors, ...rest }: ExecutionResult = Symbol.asyncIterator in result ? {} : result;
        if (errors) setResult({ ...rest, errors: errors.map((error) => masked(error, tell)) });
      },
    };
  },
});

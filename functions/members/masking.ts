import { GraphQLError, type ExecutionResult } from 'graphql';
import { isErrorCode, type ErrorCode } from '#domain/error-codes.ts';
import type { Plugin } from 'graphql-yoga';
import type { MembersContext } from './resolvers.ts';

export type OnSurprise = (error: unknown, requestId: string) => void;

/** Ours by its code; a fault of the request by one code; anything else is a surprise. */
function codeOf({ extensions, originalError }: GraphQLError): ErrorCode | undefined {
  if (isErrorCode(extensions['code'])) return extensions['code'];
  return !originalError || originalError instanceof GraphQLError ? 'variables_invalid' : undefined;
}

function masked(error: GraphQLError, onSurprise: (error: unknown) => void): GraphQLError {
  const code = codeOf(error);
  if (!code) onSurprise(error.originalError);
  return new GraphQLError(code ?? 'internal', { path: error.path, extensions: { code: code ?? 'internal' } });
}

/** Errors leave as codes. What we did not foresee is told to the log with the request's id, and stays here. */
export const masking = (onSurprise: OnSurprise): Plugin<MembersContext> => ({
  onExecute({ args }) {
    const context: MembersContext = args.contextValue;
    const tell = (error: unknown) => {
      onSurprise(error, context.requestId);
    };
    return {
      onExecuteDone({ result, setResult }) {
        const { errors, ...rest }: ExecutionResult = Symbol.asyncIterator in result ? {} : result;
        if (errors) setResult({ ...rest, errors: errors.map((error) => masked(error, tell)) });
      },
    };
  },
});

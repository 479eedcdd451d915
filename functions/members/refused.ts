import { GraphQLError } from 'graphql';
import type { ErrorCode } from '#domain/error-codes.ts';

/** A refusal that the caller is meant to see, by its code. */
export const refused = (code: ErrorCode) => new GraphQLError(code, { extensions: { code } });

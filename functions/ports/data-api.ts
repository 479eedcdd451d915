import type { ErrorCode } from '#domain/errors/error-codes.ts';
import type { Member } from './identity.ts';

export interface GraphqlRequest {
  query: string;
  operationName?: string;
  variables: Readonly<Record<string, unknown>>;
}

export interface DataCall {
  operation: { name: string; kind: 'query' | 'mutation' };
  /** Checked by the proxy. */
  request: GraphqlRequest;
  /** As the visitor sent it; empty if anonymous. */
  authorization: string;
  member: Member | undefined;
  requestId: string;
  /** Aborts when the visitor leaves. */
  signal: AbortSignal;
  /** Includes retries. */
  remainingMs: () => number;
}

export type DataAnswer =
  /** GraphQL's JSON, unparsed. */
  | { state: 'answered'; text: string }
  /** From a service inside this Worker, so there was no JSON to parse. */
  | { state: 'answered'; payload: object }
  | { state: 'failed'; code: Extract<ErrorCode, `data_api_${string}`>; tries: number };

export interface DataApi {
  /** Whether its reads reject sign-ins from before an account's deletion. */
  refusesDeleted: boolean;
  ask(call: DataCall): Promise<DataAnswer>;
}

import type { ErrorCode } from '#domain/error-codes.ts';
import type { Member } from './identity.ts';

export interface GraphqlRequest {
  query: string;
  operationName?: string;
  variables: Readonly<Record<string, unknown>>;
}

export interface DataCall {
  operation: { name: string; kind: 'query' | 'mutation' };
  /** The document and its variables, as the proxy has checked them. */
  request: GraphqlRequest;
  /** As the visitor sent it; empty means anonymous. */
  authorization: string;
  member: Member | undefined;
  requestId: string;
  /** Aborts when the visitor goes away. */
  signal: AbortSignal;
  /** How much time is left for everything together, a second try included. */
  remainingMs: () => number;
}

export type DataAnswer =
  /** GraphQL's own JSON, as it came. */
  | { state: 'answered'; text: string }
  /** The same from a service in this Worker: nothing has been written yet that would have to be read again. */
  | { state: 'answered'; payload: object }
  | { state: 'failed'; code: Extract<ErrorCode, `data_api_${string}`>; tries: number };

/** Whatever speaks the contract: the members service, or a data API elsewhere. */
export interface DataApi {
  /** Whether its reads refuse sign-ins from before an account's deletion by themselves. */
  refusesDeleted: boolean;
  ask(call: DataCall): Promise<DataAnswer>;
  answers(): Promise<boolean>;
}

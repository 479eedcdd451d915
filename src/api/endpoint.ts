import type { ErrorCode } from '#domain/error-codes.ts';

/**
 * An endpoint of the API: what browser and Worker both know of it. `bodies.ts` says what it takes; the Worker's route
 * and `src/browser/call.ts` go by both.
 */
export interface Endpoint<Answer = unknown> {
  method: 'GET' | 'POST' | 'DELETE';
  /** As the router takes it; what stands there as `:name` is a field of the request, and the rest is the body. */
  path: `/api/${string}`;
  /** `optional`: a member hears more than a visitor. `none`: no token is sent. */
  signIn: 'none' | 'optional' | 'required';
  /** The endpoint's own refusals, beside those that every endpoint gives. */
  codes: readonly ErrorCode[];
  isAnswer: (value: unknown) => value is Answer;
  /** How long a caller waits, where that is longer than usual. */
  timeLimitMs?: number;
  /** What a caller says of an answer that came late, or that nobody can read, where those have words of their own. */
  missing?: { late: ErrorCode; unreadable: ErrorCode };
  /** The answer is a file and no JSON; a refusal stays one. */
  answersFile?: true;
  /** The browser sends it even if the page goes away meanwhile. */
  keepalive?: true;
}

export type AnswerOf<E extends Endpoint> = E['isAnswer'] extends (value: unknown) => value is infer Answer
  ? Answer
  : never;

const always: readonly ErrorCode[] = [
  'bad_request',
  'method_not_allowed',
  'unsupported_media_type',
  'body_too_large',
  'request_timeout',
  'foreign_origin',
  'rate_limited',
  'misconfigured',
  'internal',
  'overtaken',
];
const ofTokens: readonly ErrorCode[] = ['unauthenticated', 'token_refused', 'identity_unavailable'];

/** Everything that an endpoint may refuse with. */
export const codesOf = ({ codes, signIn }: Pick<Endpoint, 'codes' | 'signIn'>): readonly ErrorCode[] => [
  ...always,
  ...(signIn === 'none' ? [] : ofTokens),
  ...codes,
];

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text that is not empty and not longer than that. */
export const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value !== '' && value.length <= longest;

/** No content: 202 or 204. */
export const isNothing = (value: unknown): value is undefined => value === undefined;

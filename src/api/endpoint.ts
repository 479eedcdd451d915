import type { ErrorCode } from '#domain/errors/error-codes.ts';
import { isObject } from '#domain/text/json.ts';

/**
 * An endpoint of the API as browser and Worker know it. `bodies.ts` describes its body; the Worker's route
 * and `src/browser/call.ts` use both.
 */
export interface Endpoint<Answer = unknown, Code extends ErrorCode = ErrorCode> {
  method: 'GET' | 'POST' | 'DELETE';
  /** In the router's syntax. A `:name` is a field of the request; the other fields form the body. */
  path: `/api/${string}`;
  /** `optional`: members get more than visitors. `none`: no token is sent. */
  signIn: 'none' | 'optional' | 'required';
  /** The endpoint's own error codes, besides the common ones. */
  codes: readonly Code[];
  isAnswer: (value: unknown) => value is Answer;
  /** The caller's timeout, if longer than usual. */
  timeLimitMs?: number;
  /** Which of them stand for a timeout or an unreadable response, if not the default. */
  missing?: { late: NoInfer<Code>; unreadable: NoInfer<Code> };
  /** Responds with a file; errors are still JSON. */
  answersFile?: true;
  /** Sent even while the page unloads. */
  keepalive?: true;
}

export type AnswerOf<E extends Endpoint> = E['isAnswer'] extends (value: unknown) => value is infer Answer
  ? Answer
  : never;

const always = [
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
] as const;
const ofTokens = ['unauthenticated', 'token_refused', 'identity_unavailable'] as const;

type CommonCode = (typeof always | typeof ofTokens)[number];

/** All error codes of an endpoint. */
export const codesOf = <Code extends ErrorCode>({
  codes,
  signIn,
}: Pick<Endpoint<unknown, Code>, 'codes' | 'signIn'>): readonly (Code | CommonCode)[] => [
  ...always,
  ...(signIn === 'none' ? [] : ofTokens),
  ...codes,
];

/** What a call may fail with: a code of its endpoint, or no answer. */
export type CallCode<Code extends ErrorCode = never> = Code | CommonCode | 'unreachable';
export type CodeOf<E extends Endpoint> = CallCode<E['codes'][number]>;

/** What calls of these endpoints may fail with. */
export const callCodes = <Code extends ErrorCode>(
  ...endpoints: readonly Pick<Endpoint<unknown, Code>, 'codes' | 'signIn'>[]
): CallCode<Code>[] => [...endpoints.flatMap((endpoint) => codesOf(endpoint)), 'unreachable'];

/** A non-empty text within the limit. */
export const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value !== '' && value.length <= longest;

/** No content: 202 or 204. */
const isEmpty = (value: unknown): value is undefined => value === undefined;

export const isFile = (value: unknown): value is Blob => value instanceof Blob && value.size > 0;

type Kind = 'string' | 'number' | 'boolean' | 'object' | 'list';
const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value);
type FieldOf<Answer> = Answer extends unknown ? keyof Answer : never;

/**
 * Whether a response has these fields. The Worker is ours, so browsers check no more, and zod would be a large part
 * of their bundle.
 */
/* @__NO_SIDE_EFFECTS__ */
export function has<Answer>(fields: Partial<Record<FieldOf<Answer>, Kind>>) {
  return (value: unknown): value is Answer =>
    isObject(value) && Object.entries(fields).every(([name, kind]) => kindOf(value[name]) === kind);
}

const usual = { signIn: 'required', codes: [], isAnswer: isEmpty } as const;
type Given = Partial<Omit<Endpoint, 'method' | 'path'>>;
type Made<Method, Path, Own> = { method: Method; path: Path } & Omit<typeof usual, keyof Own> & Own;

/*
 * Endpoints by method. By default they are for members, have an empty response and no codes of their own. Marked as
 * pure, so that a bundle leaves out unused ones.
 */

/* @__NO_SIDE_EFFECTS__ */
export function get<Path extends Endpoint['path'], const Own extends Given = object>(path: Path, own?: Own) {
  return { ...usual, method: 'GET', path, ...own } as Made<'GET', Path, Own>;
}

/* @__NO_SIDE_EFFECTS__ */
export function post<Path extends Endpoint['path'], const Own extends Given = object>(path: Path, own?: Own) {
  return { ...usual, method: 'POST', path, ...own } as Made<'POST', Path, Own>;
}

/* @__NO_SIDE_EFFECTS__ */
export function del<Path extends Endpoint['path'], const Own extends Given = object>(path: Path, own?: Own) {
  return { ...usual, method: 'DELETE', path, ...own } as Made<'DELETE', Path, Own>;
}

import { isLocale, type Locale } from '#domain/locales.ts';
import { isNothing, isObject, type Endpoint } from './endpoint.ts';

/** Words that a search knows no answer to: single folded words of letters. Numbers and addresses are none. */
export const mostMisses = 3;
const word = /^[a-z]{3,24}$/;

export const isMiss = (value: unknown): value is string => typeof value === 'string' && word.test(value);

export interface MissesRequest {
  language: Locale;
  words: readonly string[];
}

/** Counts words that were searched for in the questions and not found. */
export const countMisses = {
  method: 'POST',
  path: '/api/search-misses',
  signIn: 'none',
  codes: [],
  isRequest: (value): value is MissesRequest =>
    isObject(value) &&
    isLocale(value['language']) &&
    Array.isArray(value['words']) &&
    value['words'].length > 0 &&
    value['words'].length <= mostMisses &&
    value['words'].every(isMiss),
  isAnswer: isNothing,
  keepalive: true,
} as const satisfies Endpoint<MissesRequest, undefined>;

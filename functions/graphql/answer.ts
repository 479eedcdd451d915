import type { ErrorCode } from '#domain/errors/error-codes.ts';
import { isObject } from '#domain/text/json.ts';
import { codesOf } from '#site/api/endpoint.ts';
import { graphql } from '#site/api/graphql.ts';

interface AnswerError {
  /** Our code; the data API's own message is not passed on. */
  message: ErrorCode;
  path?: (string | number)[];
}

export type Answer = { state: 'data'; json: string } | { state: 'refused'; code: ErrorCode };

/** Other servers' codes for our errors. */
const synonyms: Readonly<Record<string, ErrorCode>> = {
  bad_user_input: 'variables_invalid',
  graphql_validation_failed: 'variables_invalid',
};

/** Anything that browsers have no words for is the data API's failure. */
function codeOf(error: unknown): ErrorCode {
  const extensions = isObject(error) && isObject(error['extensions']) ? error['extensions'] : {};
  const code = String(extensions['code']).toLowerCase();
  const ours = synonyms[code] ?? code;
  return codesOf(graphql).find((known) => known === ours) ?? 'data_api_unavailable';
}

function errorOf(error: unknown): AnswerError {
  const path = isObject(error) && Array.isArray(error['path']) ? error['path'] : [];
  const steps = path.filter((step) => typeof step === 'string' || typeof step === 'number');
  return { message: codeOf(error), ...(steps.length > 0 ? { path: steps } : {}) };
}

const invalid: Answer = { state: 'refused', code: 'data_api_invalid' };

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function readAnswer(answered: { text: string } | { payload: object }): Answer {
  const payload = 'text' in answered ? parsed(answered.text) : answered.payload;
  if (!isObject(payload)) return invalid;
  const { data, errors = [], ...others } = payload;
  if (!Array.isArray(errors)) return invalid;
  const something = isObject(data) && Object.values(data).some((value) => value !== null);
  if (!something && !(isObject(data) && errors.length === 0)) {
    return errors.length === 0 ? invalid : { state: 'refused', code: codeOf(errors[0]) };
  }
  if (errors.length > 0) {
    return { state: 'data', json: JSON.stringify({ data, errors: errors.map(errorOf) }) };
  }
  // Nothing to remove, so the text is returned unchanged.
  const isWhole = 'text' in answered && Object.keys(others).length === 0;
  return { state: 'data', json: isWhole ? answered.text : JSON.stringify({ data }) };
}

import type { CallErrorCode } from '#domain/errors/error-codes.ts';

/** Final refusals while taking a course: retries are pointless. */
export const refusals: readonly CallErrorCode[] = [
  'not_found',
  'no_access',
  'module_locked',
  'course_closed',
  'course_ended',
  'bad_request',
];

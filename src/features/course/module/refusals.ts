import type { CallErrorCode } from '#domain/error-codes.ts';

/** What is refused for good while taking a course: asked again, it would be refused again. */
export const refusals: readonly CallErrorCode[] = [
  'not_found',
  'no_access',
  'module_locked',
  'course_closed',
  'course_ended',
  'bad_request',
];

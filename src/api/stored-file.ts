import { isObject, isText, type Endpoint } from './endpoint.ts';

export interface StoredFileAnswer {
  /** A signed link: it serves this one file, and only until then. */
  url: string;
  until: string;
  bytes: number;
}

const isStoredFileAnswer = (value: unknown): value is StoredFileAnswer =>
  isObject(value) &&
  isText(value['url'], 4_000) &&
  isText(value['until'], 40) &&
  typeof value['bytes'] === 'number';

/** The storage look-up: the download link of a stored file. What everybody may hear needs no sign-in. */
export const findStoredFile = {
  method: 'POST',
  path: '/api/stored-files',
  signIn: 'optional',
  codes: [
    'unauthenticated',
    'not_found',
    'no_access',
    'module_locked',
    'course_closed',
    'course_ended',
    'storage_unavailable',
  ],
  isAnswer: isStoredFileAnswer,
} as const satisfies Endpoint<StoredFileAnswer>;

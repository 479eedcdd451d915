import { moduleCodes } from './courses.ts';
import { isObject } from '#domain/text/json.ts';
import { isText, post } from './endpoint.ts';

export interface StoredFileAnswer {
  /** A signed link to this one file, valid until `until`. */
  url: string;
  until: string;
  bytes: number;
}

const isStoredFileAnswer = (value: unknown): value is StoredFileAnswer =>
  isObject(value) &&
  isText(value['url'], 4_000) &&
  isText(value['until'], 40) &&
  typeof value['bytes'] === 'number';

/** The download link of a stored file. Public ones need no sign-in. */
export const findStoredFile = post('/api/stored-files', {
  signIn: 'optional',
  codes: ['unauthenticated', ...moduleCodes, 'storage_unavailable'],
  isAnswer: isStoredFileAnswer,
});

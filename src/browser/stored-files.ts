import { findStoredFile, type StoredFileAnswer } from '#site/api/stored-file.ts';
import { createCall, type Call } from './call.ts';

export type StoredFile =
  | ({ state: 'found' } & StoredFileAnswer)
  /** No such file, or not for this person. */
  | { state: 'missing' }
  | { state: 'unreachable' };

const retried = ['unreachable', 'request_timeout', 'storage_unavailable', 'rate_limited', 'internal'];

/** Asks the Worker for the link of a stored file (`gs://…`); nothing is loaded or cached. */
export const createFindFile = (call: Call) => {
  const find = call(findStoredFile);
  return async (address: string): Promise<StoredFile> => {
    const answer = await find({ address });
    if (answer.state === 'ok') return { state: 'found', ...answer.data };
    return { state: retried.includes(answer.code) ? 'unreachable' : 'missing' };
  };
};

export const findPublicFile = createFindFile(createCall());

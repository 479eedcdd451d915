/** Who gets a link to a stored recording; samples are public. */
import { modulesOf } from '#domain/course/modules.ts';
import { pathInBucket, recordingAddress, sampleAddress } from '#domain/course/recording.ts';
import { courseKeys, type CourseKey } from '#domain/shop/catalogue.ts';
import type { findStoredFile } from '#site/api/stored-file.ts';
import type { StoredFileLink, StoredFiles } from '../ports/stored-files.ts';
import type { Log } from '../log.ts';
import type { Participations } from './participation.ts';

type StoredFile = { kind: 'public' } | { kind: 'recording'; course: CourseKey; slug: string };

/** Every possible file by address, so that an invented name causes neither a look-up nor an alarm. */
const storedFiles = new Map<string, StoredFile>(
  courseKeys.flatMap((course) => [
    [sampleAddress(course), { kind: 'public' }] as const,
    ...modulesOf(course).flatMap((module) =>
      [true, false].map(
        (isSample) =>
          [
            recordingAddress(course, module, isSample),
            { kind: 'recording', course, slug: module.slug },
          ] as const,
      ),
    ),
  ]),
);

interface StoredFilesOptions {
  files: StoredFiles | undefined;
  mayHear: Participations['mayHear'];
  now: () => Date;
  log: Log;
}

type RefusalCode = (typeof findStoredFile)['codes'][number];
type Answer = { state: 'found'; link: StoredFileLink } | { state: 'refused'; code: RefusalCode };

const refused = (code: RefusalCode): Answer => ({ state: 'refused', code });

export const createStoredFileLinks = ({ files, mayHear, now, log }: StoredFilesOptions) =>
  /** `userId` is called only for protected files; it returns undefined for visitors. */
  async function linkOf(address: string, userId: () => Promise<string | undefined>): Promise<Answer> {
    const file = storedFiles.get(address);
    if (!file) return refused('not_found');
    const path = pathInBucket(address);
    if (file.kind === 'recording') {
      const asks = await userId();
      if (asks === undefined) return refused('unauthenticated');
      const allowed = await mayHear(asks, file.course, file.slug);
      if (allowed !== 'yes') return refused(allowed);
    }
    if (!files) {
      log.error('setting_invalid', { setting: 'STORAGE_SERVICE_ACCOUNT', reason: 'is missing' });
      return refused('storage_unavailable');
    }
    const found = await files.link(path, now());
    if (found.state === 'found') return found;
    if (found.state === 'missing') {
      log.error('stored_file_missing', { reason: path });
      return refused('not_found');
    }
    if (found.state === 'unavailable')
      log.warn('storage_unavailable', { dependency: 'storage', reason: found.reason });
    else if (found.isNew)
      log.error('storage_forbidden', {
        dependency: 'storage',
        reason: `${path}: the account may not read it, or it is not in the bucket.`,
      });
    return refused('storage_unavailable');
  };

import { initializeApp } from '@firebase/app';
import {
  connectStorageEmulator,
  getDownloadURL,
  getStorage,
  ref,
  StorageError,
  StorageErrorCode,
  type FirebaseStorage,
} from '@firebase/storage';
import { localPorts } from '#domain/local-ports.ts';

export type StoredFile = { state: 'found'; url: string } | { state: 'missing' } | { state: 'unreachable' };

/** Somebody waits for it: the SDK's own two minutes are for uploads in the background. */
const patienceMs = 6_000;

const missing: readonly string[] = [
  StorageErrorCode.OBJECT_NOT_FOUND,
  StorageErrorCode.BUCKET_NOT_FOUND,
  StorageErrorCode.UNAUTHORIZED,
].map((code) => `storage/${code}`);

let storage: FirebaseStorage | undefined;

/** An app of its own: who is signed in has nothing to do with a file that everybody may read. */
function open(): FirebaseStorage {
  const app = initializeApp(IDENTITY_SETTINGS ?? { apiKey: 'local', projectId: 'demo-valea' }, 'storage');
  const opened = getStorage(app);
  opened.maxOperationRetryTime = patienceMs;
  if (IDENTITY_IS_LOCAL) {
    connectStorageEmulator(opened, 'localhost', localPorts(Number(location.port)).storage);
  }
  return opened;
}

/** The download link of a stored file (`gs://…`). */
export async function findFile(address: string): Promise<StoredFile> {
  try {
    storage ??= open();
    return { state: 'found', url: await getDownloadURL(ref(storage, address)) };
  } catch (error) {
    const isMissing = error instanceof StorageError && missing.includes(error.code);
    return { state: isMissing ? 'missing' : 'unreachable' };
  }
}

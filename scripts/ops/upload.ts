import { createHash } from 'node:crypto';
import { createSignedUrls, type SigningAccount } from '#functions/adapters/google-storage.ts';

/** A file in the content folders, with its path in the bucket. */
interface LocalFile {
  path: string;
  bytes: Buffer;
}

interface Bucket {
  service: string;
  bucket: string;
  account: SigningAccount;
  now: () => Date;
}

/** `refused`: missing, or not readable for this account; without list permission the service does not say which. */
type Compared = 'same' | 'differs' | 'missing' | 'refused';

const seconds = 600;

/** Compares local files with the bucket, and uploads; by signed URLs, without an SDK. */
export function createUpload({ account, now, ...place }: Bucket) {
  const signedUrl = createSignedUrls(account);
  const signed = (method: 'HEAD' | 'PUT', path: string) =>
    signedUrl({ ...place, method, path, at: now(), seconds });

  return {
    compare: async ({ path, bytes }: LocalFile): Promise<Compared> => {
      const answer = await fetch(await signed('HEAD', path), { method: 'HEAD' });
      if (answer.status === 404) return 'missing';
      if (answer.status === 403) return 'refused';
      if (answer.status !== 200)
        throw new Error(`The storage answered ${String(answer.status)} for ${path}.`);
      const md5 = createHash('md5').update(bytes).digest('base64');
      return (answer.headers.get('X-Goog-Hash') ?? '').includes(`md5=${md5}`) ? 'same' : 'differs';
    },

    upload: async ({ path, bytes }: LocalFile): Promise<void> => {
      const answer = await fetch(await signed('PUT', path), {
        method: 'PUT',
        body: new Uint8Array(bytes),
        headers: { 'Content-Type': 'audio/mp4' },
      });
      if (!answer.ok)
        throw new Error(`The storage answered ${String(answer.status)} for ${path}: may this key write?`);
    },
  };
}

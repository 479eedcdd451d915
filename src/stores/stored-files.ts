import type { StoredFile } from '#site/clients/stored-files.ts';

/** The download link of a stored file. The storage SDK is loaded with the first call, and not before. */
export async function findFile(address: string): Promise<StoredFile> {
  try {
    const files = await import('#site/clients/stored-files.ts');
    return await files.findFile(address);
  } catch {
    return { state: 'unreachable' };
  }
}

import type { StoredFile } from '#site/clients/storage.ts';

/** The download link of a stored file. What speaks with the storage comes with the first question, and not before. */
export async function findFile(address: string): Promise<StoredFile> {
  try {
    const storage = await import('#site/clients/storage.ts');
    return await storage.findFile(address);
  } catch {
    return { state: 'unreachable' };
  }
}

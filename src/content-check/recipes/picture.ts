import { join } from 'node:path';
import { start, type Report } from '../diagnostic.ts';
import { checkPicture } from '../pictures/check-picture.ts';
import type { Folder } from './folder.ts';

const smallest = { width: 1200, height: 900 };

export async function checkRecipePicture(
  root: string,
  { id, pictures }: Folder,
  draft: boolean,
  report: Report,
): Promise<void> {
  const [file, ...more] = pictures;
  if (file === undefined) {
    // A draft may have no picture yet.
    if (!draft) report('picture-missing', start);
    return;
  }
  if (more.length > 0) report('picture-twice', start, { files: pictures.join(', ') });
  await checkPicture({ path: join(root, id, file), file, at: start, smallest, report });
}

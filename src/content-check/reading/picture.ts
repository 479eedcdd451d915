import { join } from 'node:path';
import { start, type Tell } from '../faults/fault.ts';
import type { Folder } from './folder.ts';
import { sizeOf } from './picture-size.ts';

const smallest = { width: 1200, height: 900 };

/** Whether there is one picture, and it is large enough for every place where it is shown. */
export async function checkPicture(
  root: string,
  { id, pictures }: Folder,
  draft: boolean,
  tell: Tell,
): Promise<void> {
  const [file, ...more] = pictures;
  if (file === undefined) {
    // A draft may still wait for its picture.
    if (!draft) tell('picture-missing', start);
    return;
  }
  if (more.length > 0) tell('picture-twice', start, { files: pictures.join(', ') });
  try {
    const { width, height } = await sizeOf(join(root, id, file));
    if (width < smallest.width || height < smallest.height) tell('picture-small', start, { width, height });
  } catch {
    tell('picture-unreadable', start, { file });
  }
}

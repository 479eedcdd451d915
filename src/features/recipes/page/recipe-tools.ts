import { share as shareOrCopy } from '#site/browser/share.ts';
import { startCooking } from '../cook/cook-mode.ts';

/** What the buttons of a recipe do, by the data of its page. */
export const cook = (): void => {
  startCooking();
};

export async function list({ id = '' }: DOMStringMap): Promise<void> {
  const { addToList } = await import('./add-to-list.ts');
  await addToList(id);
}

/** The shared address keeps the chosen portions. */
export async function share(page: DOMStringMap): Promise<void> {
  const { title = '', text = '', path = '', copied = '', notCopied = '' } = page;
  const url = location.origin + path + location.hash;
  await shareOrCopy({ data: { title, text, url }, otherwise: url, copied, notCopied });
}

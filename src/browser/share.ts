import { copy } from './clipboard.ts';
import { toasts } from './toasts.ts';

interface Shared {
  data: ShareData;
  /** What is copied where sharing is unsupported or refused. */
  otherwise: string;
  copied: string;
  notCopied: string;
}

/** Opens the share sheet, or copies and shows a toast. */
export async function share({ data, otherwise, copied, notCopied }: Shared): Promise<void> {
  if ('share' in navigator) {
    try {
      await navigator.share(data);
      return;
    } catch (error) {
      // Closing the share sheet is not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  toasts.show((await copy(otherwise)) ? copied : notCopied);
}

import type { BrowserContext, Page } from '@playwright/test';

/** Toasts stay, as under the pointer: on a busy machine five seconds may pass before a test looks. */
export const holdToasts = (pages: Page | BrowserContext) =>
  pages.addInitScript(() => {
    void customElements.whenDefined('toast-region').then(() => {
      document.querySelector('toast-region')?.dispatchEvent(new Event('pointerenter'));
    });
  });

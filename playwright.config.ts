/** Playwright's command reads its configuration from the root only. */
export { default } from './tests/playwright.config.ts';

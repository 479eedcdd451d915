/** Where `npx playwright test` looks. */
export { default } from './tests/playwright.config.ts';

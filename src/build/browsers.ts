/**
 * The oldest supported browsers (`browserslist`), which the build compiles for: iOS 16, and for the others the
 * versions that Baseline called "widely available" when the site was started. Policy: docs/decisions/007-browsers.md.
 * See https://web.dev/baseline
 */
export const oldestBrowsers = { chrome: 111, edge: 111, firefox: 114, safari: 16, ios: 16 } as const;

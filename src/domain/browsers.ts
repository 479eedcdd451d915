/**
 * The oldest browsers that everything works in (browser support, `browserslist`): what is compiled is compiled for
 * them. Safari from iOS 16 on, and the others from when Baseline last called its features "widely available" as the
 * site began. The policy and how it is held: docs/decisions/007-browsers.md.
 *
 * @see https://web.dev/baseline
 */
export const oldestBrowsers = { chrome: 111, edge: 111, firefox: 114, safari: 16, ios: 16 } as const;

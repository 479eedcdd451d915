/** Starts the browser editor. The only import of its package, which is younger than 1.0. */
import { init, type CmsConfig } from '@sveltia/cms';

export type { CmsConfig, Field as AdminField } from '@sveltia/cms';

/** Set by `integration.ts`. */
declare const BROWSER_EDITOR: CmsConfig;

void init({ config: BROWSER_EDITOR });

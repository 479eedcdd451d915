/** Starts the browser editor. The only import of its package, which is younger than 1.0. */
import { init, registerCustomFormat, type CmsConfig } from '@sveltia/cms';
import { createFormat } from './keep-lines.ts';

export type { CmsConfig, Field as AdminField } from '@sveltia/cms';

/** Set by `integration.ts`. */
declare const BROWSER_EDITOR: CmsConfig;

registerCustomFormat('kept-markdown', 'md', createFormat('markdown'));
registerCustomFormat('kept-yaml', 'yaml', createFormat('yaml'));
void init({ config: BROWSER_EDITOR });

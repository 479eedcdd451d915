/** Starts the browser editor. The only import of its package, which is younger than 1.0. */
import { init, registerCustomFormat, registerPreviewTemplate, type CmsConfig } from '@sveltia/cms';
import { createFormat } from './keep-lines.ts';
import { previews } from './preview.ts';

export type { CmsConfig, CustomPreviewTemplate, Field as AdminField } from '@sveltia/cms';

/** Set by `integration.ts`. */
declare const BROWSER_EDITOR: CmsConfig;

registerCustomFormat('kept-markdown', 'md', createFormat('markdown'));
registerCustomFormat('kept-yaml', 'yaml', createFormat('yaml'));
// The published site may not be shown within another page: there each pull request has its preview.
if (import.meta.env.DEV) for (const [form, preview] of previews) registerPreviewTemplate(form, preview);
void init({ config: BROWSER_EDITOR });

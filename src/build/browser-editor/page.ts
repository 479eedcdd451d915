import type { CmsConfig } from '@sveltia/cms';

/** Where the editor and its parts are served. */
export const adminAddress = '/admin/';

/** Nothing in the configuration can end the script that holds it. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/** The one page of the browser editor. */
export const adminPage = (config: CmsConfig): string => `<!doctype html>
<html lang="de">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Rezepte · Recipes</title>
  </head>
  <body>
    <script type="module">
      import { init } from '${adminAddress}cms/npm/index.js';
      init({ config: ${inScript(config)} });
    </script>
  </body>
</html>
`;

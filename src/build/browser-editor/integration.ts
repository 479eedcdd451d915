import { statSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { adminConfig } from './config.ts';
import { editor, main, parts, readEditorFile, type CmsConfig } from './sveltia.ts';

type Settings = Readonly<Record<string, string | undefined>>;

const adminAddress = '/admin/';

/** Escaped, so that no value can close the script. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

const adminPage = (config: CmsConfig): string => `<!doctype html>
<html lang="de">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Rezepte · Recipes</title>
  </head>
  <body>
    <script type="module">
      import { init } from '${adminAddress}cms/${main}';
      init({ config: ${inScript(config)} });
    </script>
  </body>
</html>
`;

const publishesAdmin = (settings: Settings): boolean => settings['VALEA_ADMIN'] === '1';

const pageFor = (settings: Settings): string =>
  adminPage(
    adminConfig(
      settings['VALEA_ADMIN_REPOSITORY'] ?? 'valea/website',
      publishesAdmin(settings) ? { signIn: settings['VALEA_ADMIN_SIGN_IN'] } : undefined,
    ),
  );

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};

/** Resolves an address to a file within the package. */
export function editorFile(address: string): string | undefined {
  const [path = ''] = address.split(/[?#]/);
  const inside = new RegExp(`^${adminAddress}cms/([\\w./-]+)$`).exec(path)?.[1] ?? '';
  const file = join(editor, normalize(inside));
  const served = parts.some((part) => file.startsWith(join(editor, part, '/'))) && extname(file) in types;
  return served && statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
}

export async function writeAdmin(folder: string, settings: Settings): Promise<void> {
  if (!publishesAdmin(settings)) return;
  const target = join(folder, adminAddress);
  await mkdir(target, { recursive: true });
  await writeFile(join(target, 'index.html'), pageFor(settings));
  for (const part of parts) {
    await cp(join(editor, part), join(target, 'cms', part), {
      recursive: true,
      filter: (file) => !file.endsWith('.map'),
    });
  }
  await writeFile(join(target, 'cms', main), await readEditorFile(join(editor, main)));
}

/** The browser editor below `/admin/`: in `npm run dev`, and in builds that ask for it. */
export const admin = (settings: Settings = process.env): AstroIntegration => ({
  name: 'admin',
  hooks: {
    'astro:server:setup': ({ server }) => {
      server.middlewares.use((request, response, next) => {
        const address = request.url ?? '';
        const file = editorFile(address);
        if (file) {
          response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream');
          readEditorFile(file).then((content) => response.end(content), next);
        } else if (/^\/admin\/?(?:[?#].*)?$/.test(address)) {
          response.setHeader('Content-Type', 'text/html; charset=utf-8').end(pageFor(settings));
        } else next();
      });
    },
    'astro:build:done': async ({ dir }) => {
      await writeAdmin(fileURLToPath(dir), settings);
    },
  },
});

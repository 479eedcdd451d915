import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { locales, type Locale } from '#domain/text/locales.ts';
import { courseKeys } from '#domain/shop/catalogue.ts';
import { coursePath } from '#i18n/course-routes.ts';
import { pathOf } from '#i18n/routes.ts';
import { checkContent, collectionNames, type CheckedContent } from '../../content-check/check-content.ts';
import { collections } from '../../content-check/collections/all.ts';
import type { Diagnostic } from '../../content-check/diagnostic.ts';
import { diagnosticsAddress, diagnosticsChanged, type DiagnosticsReport } from './report.ts';

const panel = fileURLToPath(new URL('./panel.ts', import.meta.url));
const content = 'src/content/';

const pathsOf = (file: string, locale: Locale): readonly string[] =>
  collectionNames
    .map((name) => collections[name])
    .filter(({ folder }) => file.startsWith(`${content}${folder}/`))
    .flatMap(({ folder, pages }) =>
      // A legal text's folder is named after its page.
      pages.filter((page) => folder !== 'legal' || file.includes(`/legal/${page}/`)),
    )
    .flatMap((page) =>
      page === 'course' ? courseKeys.map((key) => coursePath(key, 'course', locale)) : [pathOf(page, locale)],
    );

function pagesOf({ file }: Diagnostic, recipes: CheckedContent['recipes']): readonly string[] {
  const [, id] = /\/recipes\/([^/]+)/.exec(file) ?? [];
  const recipe = recipes.find((each) => each.id === id)?.recipe;
  if (!recipe) return locales.flatMap((locale) => pathsOf(file, locale));
  return locales.flatMap((locale) =>
    [recipe[locale].slugs[locale], id ?? ''].map((slug) => `${pathOf('recipes', locale)}/${slug}`),
  );
}

/** Shows the diagnostics of `content:check` on the page in `npm run dev`. */
export const contentDiagnostics = (): AstroIntegration => ({
  name: 'content-diagnostics',
  hooks: {
    'astro:config:setup': ({ command, injectScript }) => {
      if (command === 'dev') injectScript('page', `import ${JSON.stringify(panel)};`);
    },
    'astro:server:setup': ({ server, logger }) => {
      const { root } = server.config;
      const report = async (): Promise<DiagnosticsReport> => {
        const { recipes, diagnostics } = await checkContent(root);
        return { diagnostics: diagnostics.map((one) => ({ ...one, pages: pagesOf(one, recipes) })) };
      };
      server.middlewares.use(diagnosticsAddress, (_request, response) => {
        report().then(
          (found) => response.setHeader('Content-Type', 'application/json').end(JSON.stringify(found)),
          (error: unknown) => {
            logger.error(String(error));
            response.writeHead(500).end();
          },
        );
      });
      server.watcher.on('all', (_event, path) => {
        if (!path.startsWith(join(root, content)) && !path.startsWith(join(root, 'src/assets'))) return;
        server.environments.client.hot.send({ type: 'custom', event: diagnosticsChanged });
      });
    },
  },
});

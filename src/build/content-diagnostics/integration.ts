import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { checkRecipes } from '../../content-check/recipes/check-recipes.ts';
import { dayInGermany } from '#domain/calendar.ts';
import { placesIn } from '../../content-check/recipes/places.ts';
import { diagnosticsAddress, diagnosticsChanged, type DiagnosticsReport } from './report.ts';

const panel = fileURLToPath(new URL('./panel.ts', import.meta.url));

/** In `npm run dev` the page itself says what is wrong with a recipe, in the words of `recipe:check`. */
export const contentDiagnostics = (): AstroIntegration => ({
  name: 'content-diagnostics',
  hooks: {
    'astro:config:setup': ({ command, injectScript }) => {
      if (command === 'dev') injectScript('page', `import ${JSON.stringify(panel)};`);
    },
    'astro:server:setup': ({ server, logger }) => {
      const places = placesIn(server.config.root);
      const report = async (): Promise<DiagnosticsReport> => {
        const { recipes, diagnostics } = await checkRecipes(places, dayInGermany(new Date()));
        return { diagnostics, recipes: recipes.map(({ id, recipe }) => ({ id, slugs: recipe.de.slugs })) };
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
        if (!path.startsWith(places.recipes) && path !== places.foods) return;
        server.environments.client.hot.send({ type: 'custom', event: diagnosticsChanged });
      });
    },
  },
});

import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { checkRecipes } from '../../content-check/check-recipes.ts';
import { dayOf, placesIn } from '../../content-check/places.ts';
import { faultsAddress, faultsChanged, type FaultsReport } from './report.ts';

const panel = fileURLToPath(new URL('./panel.ts', import.meta.url));

/** In `npm run dev` the page itself says what is wrong with a recipe, in the words of `recipe:check`. */
export const recipeFaults = (): AstroIntegration => ({
  name: 'recipe-faults',
  hooks: {
    'astro:config:setup': ({ command, injectScript }) => {
      if (command === 'dev') injectScript('page', `import ${JSON.stringify(panel)};`);
    },
    'astro:server:setup': ({ server, logger }) => {
      const places = placesIn(server.config.root);
      const report = async (): Promise<FaultsReport> => {
        const { recipes, faults } = await checkRecipes(places, dayOf(new Date()));
        return { faults, recipes: recipes.map(({ id, recipe }) => ({ id, slugs: recipe.de.slugs })) };
      };
      server.middlewares.use(faultsAddress, (_request, response) => {
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
        server.environments.client.hot.send({ type: 'custom', event: faultsChanged });
      });
    },
  },
});

import type { AstroIntegration } from 'astro';
import { negotiate } from '#domain/locales.ts';

/** In `npm run dev` there is no Worker: `/` leads to a language all the same. */
export const devRoot = (): AstroIntegration => ({
  name: 'dev-root',
  hooks: {
    'astro:server:setup': ({ server }) => {
      server.middlewares.use((request, response, next) => {
        if (request.url !== '/') {
          next();
          return;
        }
        response.writeHead(302, { Location: `/${negotiate(request.headers['accept-language'])}/` }).end();
      });
    },
  },
});

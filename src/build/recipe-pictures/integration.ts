import type { AstroIntegration } from 'astro';

/** Serves recipe pictures by a route. As Astro images each would be a module of the bundle. */
export const recipePictures = (): AstroIntegration => ({
  name: 'recipe-pictures',
  hooks: {
    'astro:config:setup': ({ injectRoute }) => {
      injectRoute({
        pattern: '/_astro/[cut]',
        entrypoint: new URL('route.ts', import.meta.url),
        prerender: true,
      });
    },
  },
});

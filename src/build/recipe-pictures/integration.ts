import type { AstroIntegration } from 'astro';

/** The pictures of recipes as files of the site. They are no pictures of Astro, which would make each a module of the bundle. */
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

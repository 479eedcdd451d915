import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { AtOnce } from './directive.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:approach'?: boolean | AtOnce;
  }
}

export const approach = (): AstroIntegration => ({
  name: 'client-approach',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({
        name: 'approach',
        entrypoint: fileURLToPath(new URL('directive.ts', import.meta.url)),
      });
    },
  },
});

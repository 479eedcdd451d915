import type { AstroIntegration } from 'astro';

const helper = /preload-helper\.js$/;
/**
 * What every page fetches sooner or later, in one file instead of one each. Of nanostores only what toasts need: what
 * islands use beside it would be read by nobody elsewhere.
 */
const shared =
  /preload-helper\.js$|\/nanostores\/atom\/|\/src\/domain\/facts\.ts$|\/src\/stores\/(page-)?toasts\.ts$/;

/**
 * Vite wraps every `import()` in a helper of about a kilobyte that fetches the imports and styles of a chunk
 * ahead. Ours bring no styles of their own, and a page that only wants to be read should not pay for it.
 */
export const leanScripts = (): AstroIntegration => ({
  name: 'lean-scripts',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({
        vite: {
          plugins: [
            {
              name: 'lean-scripts',
              enforce: 'pre',
              applyToEnvironment: ({ name }) => name === 'client',
              configEnvironment: (name) =>
                name === 'client'
                  ? {
                      build: {
                        modulePreload: false,
                        rolldownOptions: {
                          output: { codeSplitting: { groups: [{ name: 'shared', test: shared }] } },
                        },
                      },
                    }
                  : null,
              load: {
                filter: { id: helper },
                handler: () => 'export const __vitePreload = (load) => load();',
              },
              generateBundle(_, bundle) {
                for (const chunk of Object.values(bundle)) {
                  if (
                    chunk.type === 'chunk' &&
                    chunk.isDynamicEntry &&
                    chunk.viteMetadata?.importedCss.size
                  ) {
                    this.error(
                      `${chunk.name} is imported on demand and brings styles: import them in the page.`,
                    );
                  }
                }
              },
            },
          ],
        },
      });
    },
  },
});

import { createHash } from 'node:crypto';
import { satteri } from './src/content-check/reading/satteri.ts';
import react from '@astrojs/react';
import { defineConfig, envField, fontProviders, sharpImageService } from 'astro/config';
import { approach } from './src/build/approach/integration.ts';
import { admin } from './src/build/browser-editor/integration.ts';
import { contentFacts } from './src/build/content-facts/integration.ts';
import { namedMedia } from './src/build/custom-media.ts';
import { workerBehind } from './src/build/worker-behind.ts';
import { pageHeaders } from './src/build/page-headers.ts';
import { oldBrowsers } from './src/build/old-browsers.ts';
import { ownHashes } from './src/build/own-hashes.ts';
import { houseMarkdown, labelledTables } from './src/build/markdown.ts';
import { contentDiagnostics } from './src/build/content-diagnostics.ts';
import { recipePictures } from './src/build/recipe-pictures/integration.ts';
import { devRoot, recipeRedirects } from './src/build/redirects.ts';
import { filmHosts, securityHeadersFile, securityTxtFile } from './src/build/security.ts';
import { serviceWorker } from './src/build/service-worker.ts';
import { company } from './src/domain/company/company.ts';
import { analyticsSources, googleTagId } from './src/shell/consent/analytics.ts';
import { layerOrder } from './src/styles/layers.ts';

/** @param {string} name @param {string} weight @param {string[]} fallbacks */
const font = (name, weight, ...fallbacks) => ({
  provider: fontProviders.local(),
  name,
  cssVariable: `--font-${name.toLowerCase()}`,
  fallbacks,
  // Astro's only know Arial and Times, which Android does not have.
  optimizedFallbacks: false,
  options: {
    variants: [
      { src: [`./src/assets/fonts/${name.toLowerCase()}.woff2`], weight, style: 'normal', display: 'swap' },
    ],
  },
});

const analytics = analyticsSources(googleTagId);

// What of an identity project is public; src/browser/identity/deployment.ts says what a right one looks like.
const publicSetting = envField.string({ context: 'client', access: 'public', default: '' });

/** @param {string} text @returns {`sha256-${string}`} */
const hash = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

export default defineConfig({
  site: company.site,
  output: 'static',
  trailingSlash: 'ignore',
  build: { format: 'preserve', inlineStylesheets: 'always', concurrency: 16 },
  prerenderConflictBehavior: 'error',
  integrations: [
    contentFacts(),
    oldBrowsers(),
    namedMedia(),
    recipePictures(),
    react(),
    approach(),
    devRoot(),
    workerBehind(process.env.VALEA_WORKER),
    contentDiagnostics(),
    recipeRedirects(),
    admin(),
    securityHeadersFile(),
    pageHeaders(),
    securityTxtFile(),
    serviceWorker(),
    ownHashes(),
  ],
  // A seventh of the time of the usual effort (4), for 7 % more bytes.
  image: { service: sharpImageService({ avif: { effort: 2 } }) },
  markdown: {
    processor: satteri({
      mdastPlugins: [houseMarkdown],
      hastPlugins: [labelledTables],
      features: { smartPunctuation: false },
    }),
    syntaxHighlight: false,
  },
  fonts: [
    font('Figtree', '400 700', 'Roboto', 'Segoe UI', 'Arial', 'sans-serif'),
    font('Fraunces', '600', 'fraunces-fallback', 'serif'),
  ],
  security: {
    csp: {
      directives: [
        "default-src 'none'",
        `img-src ${["'self'", 'data:', ...analytics.images].join(' ')}`,
        "font-src 'self'",
        "media-src 'self'",
        `connect-src ${["'self'", ...analytics.connections].join(' ')}`,
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        `frame-src ${["'self'", ...filmHosts().map((host) => `https://${host}`)].join(' ')}`,
      ],
      scriptDirective: { resources: ["'self'", ...analytics.scripts] },
      styleDirective: { hashes: [hash(layerOrder)] },
    },
  },
  env: {
    schema: {
      PUBLIC_FIREBASE_PROJECT_ID: publicSetting,
      PUBLIC_FIREBASE_API_KEY: publicSetting,
      PUBLIC_FIREBASE_AUTH_DOMAIN: publicSetting,
      // Production shows no stories, films and sounds that are samples.
      VALEA_SAMPLES: envField.boolean({ context: 'server', access: 'public', default: true }),
    },
  },
  vite: {
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // Otherwise a part of React is a file of its own, which is only asked for when the rest has arrived.
              codeSplitting: {
                groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }],
              },
            },
          },
        },
      },
    },
    define: { IDENTITY_IS_LOCAL: JSON.stringify(!process.env.PUBLIC_FIREBASE_PROJECT_ID) },
  },
  devToolbar: { enabled: false },
});

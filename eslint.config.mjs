import astro from 'eslint-plugin-astro';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import tseslint from 'typescript-eslint';
import { browserApis } from './scripts/check/browser-apis.mjs';
import { importRules } from './scripts/check/import-rules.mjs';

const aliases = createNodeResolver({ extensions: ['.ts', '.tsx', '.mjs', '.js', '.astro', '.json'] });

/** Packages before 1.0, each behind one file. */
const young = [
  {
    regex: '^(@astrojs/markdown-)?satteri$',
    message: 'Only src/content-check/reading/satteri.ts imports it.',
  },
  { regex: '^@sveltia/', message: 'Only src/build/browser-editor/sveltia.ts imports it.' },
];

export default tseslint.config(
  {
    ignores: ['dist/', '.astro/', '.wrangler/', '.valea/', 'node_modules/', '**/generated/', 'test-results/'],
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Runs out of stack on recursive types (8.73.0).
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      // There are no enums: `erasableSyntaxOnly` refuses them. The rule took a sixth of the time.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
    },
  },
  astro.configs['flat/recommended'],
  {
    files: ['**/*.{ts,tsx,mjs,astro}'],
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [aliases] },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: importRules, basePath: import.meta.dirname }],
      'no-console': ['error', { allow: ['error'] }],
      'no-restricted-imports': ['error', { patterns: young }],
      eqeqeq: 'error',
      // At most 20, the rule's default; it counts `?.` and `??`, too.
      complexity: 'error',
    },
  },
  {
    files: ['src/content-check/reading/satteri.ts', 'src/build/browser-editor/sveltia.ts'],
    rules: { 'no-restricted-imports': 'off' },
  },
  // Scripts speak to people; the Worker speaks to operators through its one log.
  {
    files: ['scripts/**', 'local/**', 'tests/**', '*.mjs', 'functions/log.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['src/domain/**', 'functions/**'],
    rules: { 'no-restricted-globals': ['error', 'window', 'document', 'localStorage'] },
  },
  // Stripe tells of some 250 kinds of events and adds more; those that are nothing to us fall to the default.
  {
    files: ['functions/adapters/stripe/**'],
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  // What is shipped is what `npm audit --omit=dev` looks at.
  {
    files: ['functions/**/*.ts', 'src/{api,browser,domain,features,shell,ui}/**/*.{ts,tsx}', 'i18n/*.ts'],
    rules: { 'import-x/no-extraneous-dependencies': ['error', { devDependencies: false }] },
  },
  // What runs in browsers.
  {
    files: ['src/{api,browser,domain,features,shell,ui}/**/*.{ts,tsx}', 'i18n/*.ts'],
    plugins: { house: { rules: { 'browser-apis': browserApis } } },
    rules: {
      'house/browser-apis': 'error',
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['**/api/bodies.ts'],
              allowTypeImports: true,
              message: 'Its types alone: with it a page would load zod.',
            },
          ],
        },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'NewExpression[callee.object.name="Intl"]:not(:function NewExpression)',
          message:
            'Made while the script is read, up to 25 ms on a slow phone: make it when it is asked for, src/domain/text/once.ts.',
        },
      ],
    },
  },
  {
    files: ['tests/e2e/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CallExpression[arguments.length=0][callee.property.name=/^(un)?check$/]',
          message: 'Looks at the box once, maybe before the island has answered: use `choose`.',
        },
      ],
    },
  },
  // Google's tag takes its commands as `Arguments` objects and ignores arrays.
  { files: ['src/shell/consent/tools.ts'], rules: { 'prefer-rest-params': 'off' } },
);

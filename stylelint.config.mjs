/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  ignoreFiles: ['dist/**', 'node_modules/**', '.astro/**'],
  overrides: [
    { files: ['**/*.astro'], customSyntax: 'postcss-html', rules: { 'no-empty-source': null } },
    // What must win from the lowest layer, or over everything, says so.
    { files: ['src/styles/*.css'], rules: { 'declaration-no-important': null } },
    // What brings its sheet first depends on the page, so that only layers order them.
    {
      files: ['src/features/**/*.css', 'src/shell/**/*.css'],
      rules: { 'rule-nesting-at-rule-required-list': ['layer'], 'layer-name-pattern': '^features$' },
    },
    {
      files: ['src/ui/**/*.css'],
      rules: { 'rule-nesting-at-rule-required-list': ['layer'], 'layer-name-pattern': '^components$' },
    },
    { files: ['src/features/app-screens/tokens.css'], rules: { 'layer-name-pattern': '^tokens$' } },
    { files: ['**/tokens.css'], rules: { 'color-no-hex': null } },
  ],
  rules: {
    // A colour has a name, given once in tokens.css; print alone knows plain black and white.
    'color-no-hex': true,
    'color-named': ['never', { ignore: ['inside-function'] }],
    'declaration-no-important': [true, { severity: 'error' }],
    'no-descending-specificity': null,
    // A breakpoint has a name, given once in breakpoints.ts.
    'media-feature-name-disallowed-list': ['/width$/', '/height$/', '/^inline-size$/', '/^block-size$/'],
    // So has a width that pages are laid out by, given in tokens.css; what is smaller is the size of a thing.
    'declaration-property-value-disallowed-list': {
      '/inline-size$/': ['/(?<![\\d.])((2[4-9]|[3-9]\\d|\\d{3,})(\\.\\d+)?rem|\\d{3,}px|\\d{2,}ch)/'],
    },
    'property-disallowed-list': [
      '/^(margin|padding|border)-(left|right|top|bottom)/',
      'left',
      'right',
      'top',
      'bottom',
      'width',
      'height',
      'min-width',
      'max-width',
      'min-height',
      'max-height',
    ],
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    'media-feature-range-notation': 'context',
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,
  },
};

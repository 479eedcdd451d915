/**
 * Who may import whom, as zones of `import-x/no-restricted-paths`: `target` may not import `from`,
 * save what `except` names (relative to each `from`). `tests/unit/walls.test.ts` plants a violation of each.
 *
 * @see https://github.com/un-ts/eslint-plugin-import-x/blob/master/docs/rules/no-restricted-paths.md
 * @typedef {{ target: string | string[], from: string | string[], except?: string[], message: string }} Wall
 * @type {Wall[]}
 */
export const walls = [
  {
    target: './src/domain',
    from: ['./src', './i18n', './functions', './local', './scripts', './tests', './art', './node_modules'],
    except: ['./domain'],
    message: 'The domain imports nothing but itself.',
  },
  {
    target: './src/api',
    from: ['./src', './i18n', './functions', './local', './scripts', './tests', './art', './node_modules'],
    except: ['./domain', './api'],
    message: 'An endpoint file is loaded by both ends: it knows the domain alone.',
  },
  {
    target: './i18n',
    from: './src',
    except: ['./domain'],
    message: 'Texts and routes know the domain alone.',
  },
  {
    target: ['./src/clients', './src/stores'],
    from: './src',
    except: ['./domain', './api', './clients', './stores'],
    message: 'Stores and clients know the domain and the API, no view.',
  },
  {
    target: './src/islands/**/*.store.ts',
    from: ['./src/{pages,layouts,sections,ui}/**', './src/islands/**/*.{tsx,astro}'],
    message: 'An island’s store knows no view.',
  },
  {
    target: ['./src/sections', './src/ui', './src/islands/**/*.tsx'],
    from: ['./src/pages', './src/layouts', './src/clients'],
    message: 'A view renders a state and calls a verb of a store.',
  },
  {
    target: './src/ui',
    from: ['./src/sections', './src/islands'],
    message: 'Interface parts know nothing of the funnel.',
  },
  {
    target: './src/{pages,layouts,sections,ui,islands,stores,clients,structured-data}/**',
    from: ['./src/content-check', './src/build'],
    message: 'Pages get content from astro:content: what reads and checks it works while building.',
  },
  {
    target: './src/content-check',
    from: './src',
    except: ['./domain', './content-check'],
    message: 'The content check knows the domain and the routes: it runs without Astro.',
  },
  {
    target: './src',
    from: ['./functions', './local', './tests'],
    message: 'The site meets the Worker in src/domain and src/api alone.',
  },
  {
    target: ['./src', './i18n', './functions'],
    from: './scripts',
    message: 'What is served knows nothing of the commands around it.',
  },
  {
    target: './{src,i18n,functions,local,scripts,tests}/**',
    from: './art',
    message: 'Pictures are composed beforehand: nothing imports what composes them.',
  },
  {
    target: './art',
    from: ['./src', './i18n', './functions', './local', './scripts', './tests'],
    // The app's screens show the site's recipes, and compute as it does.
    except: ['./domain', './content-check'],
    message: 'Composing pictures needs nothing of the project but its recipes and rules.',
  },
  {
    target: ['./i18n', './local', './scripts'],
    from: './tests',
    message: 'Only tests know tests.',
  },
  {
    target: './functions',
    from: ['./src', './i18n', './local', './tests'],
    // Mails read their texts as pages do, and quote what was ticked on one.
    except: [
      './domain',
      './api',
      './engine.ts',
      './generated/screens.ts',
      './de/mails.json',
      './en/mails.json',
      './de/early-start.json',
      './en/early-start.json',
    ],
    message: 'The Worker meets the site in src/domain and src/api alone.',
  },
  {
    target: './functions/ports',
    from: './functions',
    except: ['./ports'],
    message: 'Ports say what the domain wants; they know the domain alone.',
  },
  {
    target: './functions/routes',
    from: ['./functions/adapters', './functions/members'],
    message: 'Routes reach the outside through ports, in the request’s deps.',
  },
  {
    target: './functions/adapters',
    from: ['./functions/routes', './functions/members', './functions/app.ts'],
    message: 'An adapter knows its port and its one SDK.',
  },
  {
    target: './functions/members',
    from: [
      './functions/{routes,middleware,adapters,payments,cancellations,mails,conversions,course}/**',
      './functions/{app,deps}.ts',
    ],
    message: 'The members service stands on accounts and the database alone: it can be deleted.',
  },
  {
    target:
      './functions/{accounts,payments,cancellations,mails,conversions,course,funnel,operator,graphql,middleware,database}/**',
    from: ['./functions/routes', './functions/adapters', './functions/members'],
    message:
      'What the Worker does is told through ports; functions/deps.ts alone knows who stands behind them.',
  },
  {
    target: './functions/operator',
    from: './functions/{payments,cancellations,mails,conversions,accounts,course}/**',
    message: 'What the operator is told is handed in: functions/deps.ts asks the rooms.',
  },
  {
    target: './functions/mails',
    from: ['./functions/payments', './functions/cancellations'],
    message: 'Mails are handed facts: they know neither payments nor cancellations.',
  },
  {
    target: './functions/payments',
    from: ['./functions/mails', './functions/cancellations'],
    message: 'Payments report what happened; functions/deps.ts connects mails to it.',
  },
  {
    target: './functions/cancellations',
    from: './functions/payments',
    message: 'Cancellations are handed what they need of orders; functions/deps.ts connects them.',
  },
];

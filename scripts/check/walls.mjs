/**
 * Who may import whom, as zones of `import-x/no-restricted-paths`: `target` may not import `from`,
 * save what `except` names (relative to `from`).
 *
 * @typedef {{ target: string | string[], from: string | string[], except?: string[], message: string }} Wall
 * @type {Wall[]}
 */
export const walls = [
  {
    target: './src/domain',
    from: ['./src', './i18n', './functions', './local', './scripts', './tests', './node_modules'],
    except: ['./domain'],
    message: 'The domain imports nothing but itself.',
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
    except: ['./domain', './clients', './stores'],
    message: 'Stores and clients know the domain, no view.',
  },
  {
    target: './src/islands/**/*.store.ts',
    from: ['./src/{pages,layouts,sections,ui}/**', './src/islands/**/*.{tsx,astro}'],
    message: 'Stores and clients know the domain, no view.',
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
    target: './src',
    from: ['./functions', './local', './tests'],
    message: 'Site and Worker meet in src/domain alone.',
  },
  {
    target: './src',
    from: ['./scripts', './art'],
    message: 'What makes the site knows nothing of the commands that call it.',
  },
  {
    target: './functions',
    from: ['./src', './i18n', './local', './scripts', './tests'],
    // Mails have texts like pages, and their keys are checked with those.
    except: ['./domain', './de/mails.json', './en/mails.json'],
    message: 'Site and Worker meet in src/domain alone.',
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
    from: ['./functions/routes', './functions/adapters', './functions/app.ts'],
    message: 'The members service stands alone on the domain.',
  },
];

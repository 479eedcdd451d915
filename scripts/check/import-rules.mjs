/**
 * From the ground up: a feature may lead into one that stands before it, by its front doors alone, and what two of them
 * need from each other moves down. So no two import each other, not even on a detour. What islands need of each other is
 * named file by file: through one `index.ts` the account page's script would grow by 110 kB.
 */
const frontDoors = Object.entries({
  about: [],
  booking: ['booking.ts'],
  declarations: [],
  films: ['FilmPlayer.astro'],
  landing: [],
  questions: ['Extract.astro', 'questions.ts'],
  recipes: ['index.ts'],
  'sign-in': ['CodeForm.tsx', 'SignInHere.astro', 'SignInHere.tsx', 'texts.ts'],
  staff: ['SecondFactor.tsx', 'StaffPage.tsx'],
  'app-screens': ['AppScene.astro', 'AppScreen.astro'],
  week: ['LeaveOut.tsx', 'meal-plan-files.ts'],
  onboarding: ['CurveChart.tsx', 'day/DayMeals.tsx', 'edit-hash.ts', 'for-whom.ts'],
  order: ['billing', 'open-order'],
  plans: [],
  account: [],
  course: [],
  numbers: [],
  home: [],
}).map(([feature, doors]) => ({ feature, doors: doors.map((door) => `./${feature}/${door}`) }));

/**
 * Who may import whom, as zones of `import-x/no-restricted-paths`: `target` may not import `from`,
 * except for what `except` names (relative to each `from`).
 *
 * @see https://github.com/un-ts/eslint-plugin-import-x/blob/master/docs/rules/no-restricted-paths.md
 * @typedef {{ target: string | string[], from: string | string[], except?: string[], message: string }} ImportRule
 * @type {ImportRule[]}
 */
export const importRules = [
  {
    target: './src/domain',
    from: ['./src', './i18n', './functions', './node_modules'],
    except: ['./domain'],
    message: 'The domain imports nothing but itself.',
  },
  {
    target: './src/api/!(bodies).ts',
    from: ['./src', './i18n', './functions', './node_modules'],
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
    target: './src/browser',
    from: './src/{features,shell,ui,pages}/**',
    message: 'The seam to the browser knows no view.',
  },
  {
    target: './src/ui',
    from: './src/{features,shell,pages}/**',
    message: 'Interface parts know nothing of the funnel.',
  },
  {
    target: './src/shell',
    from: './src/{features,feeds,pages}/**',
    message: 'The shell is on every page and knows none of them.',
  },
  {
    target: './src/features',
    from: './src/{feeds,pages}/**',
    message: 'Pages and feeds are composed of features.',
  },
  ...frontDoors.map(({ feature }, index) => ({
    target: `./src/features/${feature}`,
    from: './src/features',
    except: ['./samples.ts', `./${feature}`, ...frontDoors.slice(0, index).flatMap(({ doors }) => doors)],
    message: 'Features lead by their front doors into those before them: move down what both need.',
  })),
  {
    target: './src/domain/shop',
    from: './src/domain/course',
    message: 'A course is sold by the shop, and stands on it.',
  },
  {
    target: './src/domain/company',
    from: './src/domain/shop',
    message: 'The shop stands on what the owner enters.',
  },
  {
    target: './src/domain/recipes',
    from: './src/domain/meal-plan',
    message: 'Meal plans stand on recipes.',
  },
  {
    target: './src/{pages,shell,features,feeds,ui,browser}/**',
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
    target: ['./src', './i18n'],
    from: ['./functions', './local', './scripts', './tests'],
    message: 'The site meets the Worker in src/domain and src/api alone.',
  },
  {
    target: './functions',
    from: ['./src', './i18n', './local', './scripts', './tests'],
    // Mails link to pages, read their texts as pages do, and quote the checkboxes of the order page.
    except: [
      './domain',
      './api',
      './routes.ts',
      './course-routes.ts',
      './order-path.ts',
      './mail-links.ts',
      './tracked-routes.ts',
      './engine.ts',
      './translation.ts',
      './de/mails.ts',
      './en/mails.ts',
      './de/product.ts',
      './en/product.ts',
      './de/early-start.ts',
      './en/early-start.ts',
    ],
    message: 'The Worker meets the site in src/domain, src/api and the table of addresses alone.',
  },
  {
    target: ['./local', './scripts'],
    from: './tests',
    message: 'Only tests know tests.',
  },
  {
    target: './functions/ports',
    from: './functions',
    except: ['./ports'],
    message: 'Ports say what the domain wants; they know the domain alone.',
  },
  {
    target:
      './functions/{routes,accounts,payments,cancellations,mails,conversions,course,funnel,operator,graphql,middleware,database}/**',
    from: ['./functions/adapters', './functions/members'],
    message:
      'The Worker reaches the outside through ports; functions/deps.ts alone knows who stands behind them.',
  },
  {
    target: './functions/members',
    from: [
      './functions/{routes,middleware,adapters,payments,cancellations,mails,conversions,course}/**',
      './functions/{app,deps}.ts',
    ],
    message: 'The members service stands on accounts and the database alone: it can be deleted.',
  },
];

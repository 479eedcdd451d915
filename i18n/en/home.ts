export default {
  seo: {
    title: 'Lose weight eating well: the Valea meal plan app',
    description:
      'The app with a personal meal plan and recipes. {{questions}} questions, about {{startMinutes}} minutes, free: take a look at your plan. For adults aged {{minAge}} and over.',
  },
  hero: {
    eyebrow: 'The app with your personal meal plan',
    title: 'Lose weight on food you’ll look forward to.',
    text: 'The app plans breakfast, lunch and dinner around the way you like to eat, with recipes for everyone at your table. For adults who’ve had enough of dieting.',
    primary: 'Show me my plan',
    trial: {
      label: 'How to try it',
      questions: '{{questions}} questions',
      minutes: '{{startMinutes}} minutes',
      free: 'free',
    },
    small:
      'For adults aged {{minAge}} and over. If you’re ill or pregnant, please talk to your doctor first.',
    sticker: 'Bread is welcome.',
  },
  proof: {
    label: 'Valea at a glance',
    users: 'people use Valea',
    guarantee: 'days’ money-back guarantee if you take the quiz first',
    modules: 'audio modules in the course',
    source: '{{figure}}: {{source}}.',
  },
  features: {
    eyebrow: 'What you get',
    title: 'Four things that make everyday life easier',
  },
  recipes: {
    eyebrow: 'From our kitchen',
    title: 'Fancy one of these?',
    all: 'All {{number}} recipes',
  },
  price: {
    eyebrow: 'What it costs',
    title: 'From {{money}} a month',
    total:
      'On the {{months}}-month plan: {{total}} in total including VAT, paid in advance. It then renews at {{total}} every {{months}} months until you cancel.',
    guarantee: 'Money back for {{registrationGuaranteeDays}} days if you take the quiz first',
    cancel: 'Cancel online, no phone call needed',
    whole: 'The whole app on every plan',
    all: 'All plans',
  },
  comparison: {
    eyebrow: 'A fair comparison',
    title: 'How Valea compares',
    caption: 'Valea compared with crash diets, calorie counting and points programmes',
    criterion: 'What it’s about',
    columns: {
      valea: 'Valea',
      crash: 'Crash diets',
      counting: 'Calorie counting',
      points: 'Points programmes',
    },
    small: 'A general assessment by our editors. Individual programmes may differ.',
    more: 'Show all the differences',
  },
  testimonials: {
    eyebrow: 'From everyday life',
    title: 'Stories from the kitchen table',
    source: {
      app: 'with the app',
      course: 'with the course',
    },
    byline: '{{person}}, {{age}}',
    notice: 'Stories and films are made up until we can show real ones.',
    more: 'How we check',
  },
  films: {
    eyebrow: 'Watch',
    title: 'Short films, big pots',
    play: 'Play film: {{title}}',
    transcript: 'Read the film as text',
    captions: 'English captions',
    seconds: '{{seconds}} seconds',
    ask: 'This film is hosted by {{provider}}. If you play it, {{provider}} learns your IP address and may set cookies.',
    yes: 'Yes, play it',
    no: 'No, thanks',
  },
  course: {
    eyebrow: 'Prevention course (section 20, SGB V)',
    title: '{{weeks}} weeks that you can listen to',
    text: '{{modules}} audio modules in German, with quizzes and workbooks. {{monthsOfAppAccess}} months of the app included; then it all ends automatically.',
    fee: 'Course fee',
    feeAmount: '{{courseFee}}',
    feeNote: 'once, in advance',
    back: 'Paid back',
    backRange: '{{reimbursementMin}} to {{reimbursementMax}}',
    backNote: 'by statutory insurers, once you’ve completed it',
    bar: 'Of the course fee of {{courseFee}}, statutory insurers usually pay back {{reimbursementMin}} to {{reimbursementMax}} once you’ve completed the whole course.',
    barSure: 'usually from {{reimbursementMin}}',
    barMaybe: 'depends on your insurer',
    conditionsTitle: 'What your insurer asks for',
    conditions: {
      insured: 'You’re at least {{minAge}} and have statutory health insurance in Germany.',
      health: 'You have no health condition that rules it out.',
      complete:
        'You listen to all {{modules}} modules in full and answer every quiz, within {{monthsToFinish}} months.',
      measures:
        'You haven’t used up the {{measuresMin}} to {{measuresMax}} courses that your insurer supports in a year.',
    },
    link: 'See the course',
    inShort:
      'Paid in advance. German statutory insurers reimburse after completion, if your health allows you to take part and you finish all {{modules}} modules within {{monthsToFinish}} months.',
  },
  faq: {
    eyebrow: 'Quick questions',
    title: 'What people ask first',
    all: 'All questions',
  },
  start: {
    price: {
      text: 'The quiz costs nothing.',
      button: 'Answer {{questions}} questions',
    },
    comparison: {
      text: 'Not sure it’s for you?',
      button: 'Answer {{questions}} questions',
    },
    stories: {
      text: 'And what’s it like at your kitchen table?',
      button: 'Put my plan together',
    },
    films: {
      text: 'What’s for breakfast tomorrow?',
      button: 'Put my plan together',
    },
  },
  onward: {
    plans: {
      text: 'Sounds good to you?',
      button: 'See the plans',
    },
    course: {
      text: 'Curious about the course?',
      button: 'See the course',
    },
    recipes: {
      text: 'Getting hungry?',
      button: 'Browse recipes',
    },
  },
  closing: {
    start: {
      title: 'Feeling hungry?',
      text: 'Then take a look at what could be on your plan today.',
      primary: 'Show me my plan',
    },
    plans: {
      title: 'Which plan suits you?',
      text: 'Every plan opens the same app. Only the length and the price differ.',
      primary: 'See the plans',
    },
    course: {
      title: 'Take a look at the course.',
      text: 'See what’s in the {{modules}} modules, and check whether you can take part.',
      primary: 'See the course',
    },
    recipes: {
      title: 'What will you cook first?',
      text: 'Search for what’s in the house, or for what you fancy.',
      primary: 'Browse recipes',
    },
  },
} as const;

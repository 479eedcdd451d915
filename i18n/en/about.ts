export default {
  seo: {
    title: 'About Valea: who we are and how we work',
    description:
      'Why Valea exists, how our method works in three steps, how we check what we write, and what you’ll never find here.',
  },
  hero: {
    title: 'We believe in supper.',
    text: 'In a laid table, in butter on your bread, and in meals that leave you full. That’s where we start when we help people eat well and lose weight at their own pace.',
    pictureAlt: 'A table laid for supper with open sandwiches, cheese, butter, salad and tea',
  },
  why: {
    eyebrow: 'Why we’re here',
    title: 'Enough diets for one lifetime',
  },
  method: {
    eyebrow: 'Our method',
    title: 'Three steps, no rush',
    text: 'It fits around a busy life, and you can slow down whenever you like.',
    steps: {
      listen: {
        title: 'First, we listen',
        text: 'How do you eat, who do you cook for, how active are you? Your answers become your plan. Before we ask anything about weight or health, we ask your permission.',
      },
      cook: {
        title: 'Then you cook',
        text: 'Meals you’ll like, every day: plenty of veg, enough protein, sides that fill you up, and a slice of cake now and then. The amounts are worked out for everyone at the table.',
      },
      keep: {
        title: 'Then it sticks',
        text: 'Short exercises help you tell when you’re hungry and when it’s something else. Want to go deeper? Add the course (in German): {{modules}} audio modules over {{weeks}} weeks.',
      },
    },
  },
  who: {
    eyebrow: 'Who’s behind it',
    title: 'Real people you can talk to',
    text: 'Valea is made by {{companyName}} in {{city}}.',
    director: 'runs the company',
    leader: 'leads the prevention course and answers questions from everyone taking part',
    write: 'Write to us:',
    imprint: 'See the imprint',
  },
  check: {
    eyebrow: 'Getting it right',
    title: 'How we check what we write',
    items: {
      sources: {
        title: 'Nutrition',
        text: 'Our advice follows the German Nutrition Society (DGE). Where the research disagrees, we say so.',
      },
      recipes: {
        title: 'Recipes',
        text: 'We work out the nutrition from the ingredients, per portion. Take them as a guide: no two tomatoes weigh the same.',
      },
      figures: {
        title: 'Prices and dates',
        text: 'Each one is stored only once, so every page says the same.',
      },
      reviews: {
        title: 'Reviews',
        text: 'We only publish a review if we can trace the purchase in the person’s account and they’ve agreed. Nobody is paid, and criticism stays up. Made-up examples are labelled as such.',
      },
    },
    errors: {
      title: 'Mistakes',
      text: 'Spotted one? Tell us and we’ll put it right:',
    },
  },
  not: {
    eyebrow: 'What we leave out',
    title: 'What you won’t find here',
    items: {
      pictures: 'Bodies “before” and “after”',
      promises: 'Promises of how much you’ll lose by when',
      lists: 'Lists of forbidden foods',
      pressure: 'Countdowns and “today only”',
      data: 'Ads that use your health data',
      powder: 'Powders, pills or shakes',
    },
    doctor:
      'Nor does Valea replace medical treatment. If you’re ill, pregnant or have an eating disorder, your doctor is the right person to talk to.',
    doctorLink: 'When to ask your doctor first',
  },
  closing: {
    title: 'Pull up a chair.',
    text: 'The best way to get to know us is to cook something.',
    recipes: 'Browse recipes',
    faq: 'Questions and answers',
  },
} as const;

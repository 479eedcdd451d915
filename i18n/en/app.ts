export default {
  caption: 'Illustration of the app',
  captions: 'Illustrations of the app',
  alt: {
    today:
      'Illustration of the app: today’s plan with breakfast, lunch, dinner and a snack, {{kcal}} kcal in all',
    recipe:
      'Illustration of the app: the recipe “{{recipe}}” with its time, energy and ingredients for {{people}} portions',
    list: 'Illustration of the app: the week’s shopping list, in the order of the shop, with amounts from all recipes',
    week: 'Illustration of the app: seven days with four meals each and their energy',
    anyWeek: 'Illustration of the app: seven days with four meals each',
    exercise:
      'Illustration of the app: a short exercise that asks whether you’re hungry or it’s just been a long day',
    table:
      'Illustration of the app: a phone with today’s plan on a kitchen table by the window, among salmon and vegetables, salad, bread and coffee',
    plan: 'Illustration of the app: a phone with today’s plan beside a crate of vegetables and bread',
  },
  screens: {
    tabs: {
      today: 'Today',
      week: 'Week',
      list: 'Shopping',
      recipes: 'Recipes',
      exercises: 'Exercises',
    },
    today: {
      greeting: 'Hi, Lena',
      planned: 'kcal planned',
      eaten: '{{kcal}} eaten so far,',
      left: 'three meals to go',
    },
    recipe: {
      protein: '{{grams}} g protein',
      ingredients: 'Ingredients',
      portions: '{{n}} portions',
      cook: 'Start cooking',
    },
    list: {
      title: 'Shopping list',
      text: 'For 2 people, Monday to Sunday',
      recipes: '{{n}} recipes',
    },
    week: {
      title: 'Your week',
      text: 'For 2 people. Tap a meal to swap it.',
      swap: 'Tap a meal to swap it.',
    },
    exercise: {
      length: 'Exercise · 3 min',
      title: 'Am I hungry, or was it a long day?',
      text: 'Rest a hand on your belly and breathe out slowly, three times. What fits right now?',
      answers: {
        hungry: 'I’m hungry',
        tired: 'I’m tired',
        pause: 'I need a break',
        unsure: 'I’m not sure yet',
      },
      note: 'There’s no right or wrong here.',
      next: 'Continue',
    },
  },
} as const;

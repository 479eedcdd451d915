export default {
  seo: {
    title: 'Plans and prices of the {{product}} app',
    description:
      'The whole app at one total price including VAT, with a money-back guarantee. Cancel online at any time.',
  },
  hero: {
    eyebrow: 'The {{product}} app',
    title: 'How long would you like {{product}} at your table?',
    text: 'Every plan is the whole app. A longer plan costs less per month. That’s the only difference.',
  },
  island: {
    fits: {
      one: '{{weight}} by about {{date}}: {{months}} month fits. Every plan is the whole app.',
      other: '{{weight}} by about {{date}}: {{months}} months fit. Every plan is the whole app.',
    },
    card: {
      list: 'Plans',
      month: {
        one: '{{months}} month',
        other: '{{months}} months',
      },
      perMonth: {
        one: 'for one month',
        other: 'that’s {{money}} a month',
      },
      bestprice: 'best price',
      fits: 'matches your result',
      liked: 'most popular',
      less: '{{percent}} less',
      before: 'Price without the discount:',
      now: 'Your price:',
      renews: {
        one: 'Then {{money}} every month until you cancel.',
        other: 'Then {{money}} every {{months}} months until you cancel.',
      },
      withoutCode: 'The code doesn’t apply here.',
      start: {
        one: 'Start with {{months}} month',
        other: 'Start with {{months}} months',
      },
      saved: '{{money}} less than {{months}} single months',
      guarantee: 'Money back for {{guaranteeDays}} days, {{registrationGuaranteeDays}} after the quiz',
      guaranteed: 'Money back for {{registrationGuaranteeDays}} days, until {{date}}',
    },
    code: {
      title: 'Do you have a discount code?',
      label: 'Discount code',
      apply: 'Apply',
      checking: 'Checking your code …',
      applied: '{{code}} has been applied. The discount is for your first term.',
      remove: 'Remove the code',
      empty: 'Please enter your code first.',
    },
    status: {
      again: 'Try again',
      hasTitle: 'You already have the app',
      hasText: 'Your account shows how long your subscription runs and how to get the app onto your phone.',
      processingTitle: 'Your payment is on its way',
      processingText: 'Some ways of paying take a few days. Your account shows how it’s getting on.',
      account: 'Go to your account',
    },
  },
  small: {
    title: 'Good to know',
    prices:
      'All prices are total prices including VAT. You pay in advance, and only after the order page, where you see everything once more. The price on the order page is the one that applies.',
    renews:
      'The subscription renews for the same term unless you cancel at least {{noticeHours}} hours before it ends. After the first term, you’re tied in for one month at most.',
    bestPrice: '“best price” is the lowest price per month.',
    liked: '“most popular” is the plan chosen most often in the last full quarter.',
    sample: 'That figure is an example until we have real ones.',
  },
  inside: {
    eyebrow: 'In every plan',
    title: 'The whole app, from day one',
    label: 'Pictures of the app',
    week: {
      title: 'The week at a glance',
      text: 'Seven days on one page. If you don’t fancy a dish, swap it.',
    },
    list: {
      title: 'One shopping list',
      text: 'The amounts of all your recipes added up and sorted the way a shop is. Tick things off and you’re done.',
    },
    phone: 'You need an iPhone with iOS {{ios}} or later, or a device with Android {{android}} or later.',
  },
  promise: {
    guaranteeTitle: 'Money back for {{guaranteeDays}} days, {{registrationGuaranteeDays}} after the quiz',
    guarantee:
      'Not for you after all? You get the full price back: {{registrationGuaranteeDays}} days if you did the quiz before you ordered or hadn’t created your account just for the order, otherwise {{guaranteeDays}} days. Just write to us, no questions asked.',
    longTitle: 'Money back for {{registrationGuaranteeDays}} days',
    long: 'Not for you after all? For {{registrationGuaranteeDays}} days you get the full price back. Just write to us, no questions asked.',
    cancelTitle: 'Cancelling is simple',
    cancel:
      'Do it online, without signing in and without a phone call. You get your confirmation straight away.',
    cancelLink: 'How to cancel',
    dataTitle: 'Your details stay with us',
    data: 'Nobody else gets your health details, advertisers least of all.',
    dataLink: 'More about privacy',
  },
  course: {
    title: 'Could your health insurer pay?',
    text: 'The prevention course, held in German, includes {{monthsOfAppAccess}} months of the app. You pay {{courseFee}} in advance. German statutory insurers usually pay back {{reimbursementMin}} to {{reimbursementMax}} of it once you’ve completed the whole course and meet their conditions.',
    link: 'See the course and who pays',
  },
  questions: {
    eyebrow: 'In short',
    title: 'Before you order',
    all: 'All questions and answers',
  },
} as const;

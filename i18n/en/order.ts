export default {
  page: {
    title: 'Your order',
    description: 'Everything at a glance, before you place an order with obligation to pay.',
    noscript:
      'You need JavaScript to order on this page. Please switch it on, or write to us and we’ll help.',
  },
  island: {
    loading: {
      label: 'Loading your order',
    },
    review: {
      title: 'Your order',
      lead: 'Take your time to look it over. You pay on the next page.',
      planWhat: 'The whole app: your daily plan, the recipes and the exercises.',
      courseWhat:
        '{{modules}} audio modules in German, each with exercises, a quiz and a workbook, plus {{monthsOfAppAccess}} months of the {{product}} app.',
      other: 'Choose another plan',
      otherCourse: 'Back to the course',
      code: '{{code}} has been applied.',
      emailTitle: 'Your e-mail address',
      emailKnown: 'We’ll send your confirmation to:',
      emailChange: 'Not you? Change the address',
      emailKeep: 'Keep {{address}} after all',
      emailLabel: 'E-mail address',
      emailHint: 'This is where we’ll send your confirmation.',
      requirements: 'You’ve confirmed that you meet the health conditions.',
      requirementsLink: 'Read them again',
      minutes:
        'The certificate for your insurer shows all minutes if you also do and tick the exercises, otherwise fewer.',
      german: 'The course is in German: all modules, quizzes and workbooks.',
    },
    early: {
      title: 'Start straight away',
      text: 'Tick both boxes, and off we go:',
      knowsMissing: 'Please also confirm that you know what this means for your right of withdrawal.',
    },
    facts: {
      title: 'What you’re ordering',
      product: 'Product',
      price: 'Total price',
      before: 'Price without the discount:',
      now: 'Your price:',
      term: 'Term',
      termPlan: {
        one: '{{months}} month from your payment',
        other: '{{months}} months from your payment',
      },
      termCourse: '{{monthsToFinish}} months from when it is unlocked, then everything ends automatically',
      renewal: 'Renewal',
      renewalPlan: {
        one: 'Then every month for {{money}} until you cancel',
        other: 'Then every {{months}} months for {{money}} until you cancel',
      },
      renewalCourse: 'None. You pay once and are never charged again',
      notice: 'Cancelling',
      noticePlan:
        'Online, at any time. Cancel at least {{noticeHours}} hours before the term ends, and the subscription ends with it. After the first term, you’re tied in for one month at most',
      noticeCourse: 'Not needed',
      withdrawal: 'Withdrawal',
      withdrawalText:
        'Fourteen days from the day the contract is made, which is the day you pay, no reason needed:',
      withdrawalLink: 'withdrawal notice',
      guarantee: 'Guarantee',
      guaranteePlan:
        'Your money back for {{days}} days, no questions asked. If you order today, that’s until {{date}}',
      guaranteeCourse:
        'Your money back for {{days}} days: the full price, even if you have begun modules. If you order today, that’s until {{date}}',
      terms: 'Terms',
      termsText: 'This order is subject to our',
      termsLink: 'terms and conditions',
    },
    button: {
      order: 'Order with obligation to pay',
      leaving: 'Opening the payment page …',
      next: 'Next, the payment page of our provider Stripe opens. There you pay {{waysToPay}}.',
    },
    notice: {
      discount: 'The discount doesn’t apply to this order. You’ll see the full price below.',
      price: 'The price has changed. You’ll see the new one below. Only order if you’re happy with it.',
      texts: 'Our terms have changed. Please read them again, then tick the boxes once more.',
      offline:
        'You’re offline. What you’ve entered stays here, and you can order as soon as you’re connected again.',
      dropped: 'You’ve dropped the order. You can order again below whenever you like.',
    },
    choose: {
      title: 'There’s nothing to order here yet',
      text: 'Choose a plan first. Then you’ll see everything here at a glance.',
      link: 'See the plans',
    },
    has: {
      appTitle: 'There’s nothing left to order',
      courseTitle: 'There’s nothing left to book',
      processingTitle: 'Thank you, you’ve already ordered',
      link: 'Go to your account',
    },
    elsewhere: {
      title: 'One moment, you can continue shortly',
      link: 'Continue',
    },
    signIn: {
      title: 'Sign in to continue right here',
      open: 'Sign in',
    },
    leaving: {
      title: 'Opening the payment page',
      text: 'If nothing happens, this link takes you there. You’ve only ordered once.',
      link: 'Go to the payment page',
    },
    unreachable: {
      again: 'Try again',
    },
    left: {
      change:
        'Would you like to change something? Order again below, and that replaces your open order. What you filled in is still here. Only the two boxes need ticking again, because each is your declaration for this very moment.',
    },
  },
} as const;

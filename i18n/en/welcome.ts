export default {
  page: {
    title: 'Welcome',
    description: 'See whether your payment has arrived.',
    noscript:
      'You need JavaScript to see your order on this page. The order itself isn’t affected. If you have any questions, write to us.',
  },
  island: {
    loading: {
      label: 'Looking for your payment',
    },
    paid: {
      appTitle: 'Welcome. The table is laid.',
      appText: 'Your payment has arrived, and the app is unlocked for you.',
      courseTitle: 'You’re in. Lovely to have you on the course.',
      courseText: 'Your payment has arrived. The course and the app are unlocked for you.',
      next: 'What happens next',
      stepAccount: 'Your account has your invoice, and shows you how to get the app.',
      stepApp: 'Sign in to the app the same way you signed in here.',
      stepCourse: 'Your first module is waiting. A new one follows every week.',
      guarantee: 'If it turns out not to be for you, you can have your money back until {{date}}.',
      link: 'Go to your account',
      courseLink: 'Go to the first module',
    },
    checking: {
      title: 'Looking for your payment',
      text: 'This usually takes a few seconds. You can wait here, or check your account later.',
    },
    processing: {
      title: 'Thank you, your payment is on its way',
      text: 'The way you chose to pay takes a few working days. You don’t need to do anything else: as soon as the money arrives, we’ll unlock everything and write to you.',
      link: 'Go to your account',
    },
    open: {
      title: 'Your payment isn’t finished yet',
      text: 'You haven’t been charged. You can carry on where you left off.',
      link: 'Back to the order',
    },
    failed: {
      title: 'Your payment didn’t go through',
      text: 'Your bank didn’t make the payment, so there is no contract. You’re welcome to try again, perhaps with a different way to pay.',
      link: 'Order again',
    },
    expired: {
      title: 'This order has expired',
      text: 'It wasn’t paid, and you haven’t been charged. If you’d still like it, just order again.',
      link: 'Order again',
    },
    over: {
      title: 'This order is closed',
      text: 'Your account shows what became of it.',
      link: 'Go to your account',
    },
    unknown: {
      title: 'We can’t find this order',
      text: 'You may be signed in to a different account from the one you ordered with. Your account shows everything you’ve bought.',
      link: 'Go to your account',
    },
    signIn: {
      title: 'Sign in to continue right here',
      open: 'Sign in',
    },
    unreachable: {
      title: 'We can’t check at the moment',
      text: 'Your order isn’t affected.',
      again: 'Try again',
    },
    order: {
      label: 'Your order',
      plan: '{{product}} app',
      course: 'Prevention course',
      paid: 'paid',
      due: 'Total price',
    },
  },
} as const;

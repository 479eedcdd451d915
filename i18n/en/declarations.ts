export default {
  cancel: {
    title: 'Cancel here',
    lead: 'No need to sign in. You’ll get confirmation straight away, here and by e-mail.',
    manner: 'How would you like to cancel?',
    ordinary: 'By ordinary notice',
    ordinaryHint: 'No reason needed, with the agreed notice period',
    extraordinary: 'For good cause, with immediate effect',
    extraordinaryHint: 'Without a notice period. Please tell us the cause',
    reason: 'Your reason',
    reasonHint: 'A sentence or two will do. Please don’t tell us anything about your health.',
    when: 'When should it end?',
    earliest: 'At the earliest possible date',
    day: 'On a later date',
    date: 'Date',
    submit: 'Cancel now',
  },
  withdraw: {
    title: 'Withdraw here',
    lead: 'For fourteen days you can withdraw without signing in or giving a reason. You’ll get confirmation straight away, here and by e-mail.',
    next: 'Continue',
    steps: 'Step {{step}} of 2',
    review: 'Is this right?',
    reviewLead:
      'This declares your withdrawal. As soon as we know it comes from you, your access ends and we refund the price. For a course, we keep the share for the modules you have already begun, unless our guarantee covers it.',
    submit: 'Confirm withdrawal',
    back: 'Change details',
  },
  contract: 'Which contract?',
  app: 'App subscription',
  course: 'Prevention course',
  name: 'First and last name',
  email: 'E-mail address',
  emailHint: 'Ideally the one you ordered with. We’ll send the confirmation there.',
  order: 'Order number',
  orderHint: 'Optional. You’ll find it in your order confirmation.',
  problem: {
    contract: 'Please choose the contract.',
    reason: 'Please give a brief reason.',
    date: 'Please choose a date in the future, no more than two years away.',
    name: 'Please enter your name.',
    email: 'Please enter a complete e-mail address, such as anna@example.com.',
  },
  error: {
    fields: 'Something is missing or isn’t quite right. Please go back a step and check the form.',
    failed:
      'That didn’t work, and it may not have reached us. Please try again (it won’t count twice), or write to us at {{email}}. That counts just the same.',
    slowed:
      'A great many declarations have arrived here within the last hour, so right now we can’t take another one without a sign-in. Sign in and try again, or write to us: an e-mail to {{email}} counts just the same, from today. These words will do:',
    words: {
      cancel: 'I hereby cancel my contract. Name: … Order number (if to hand): …',
      withdraw: 'I hereby withdraw from my contract. Name: … Order number (if to hand): …',
    },
    write: 'Write an e-mail',
  },
  acknowledgement: {
    mailed:
      'We’ll e-mail you this confirmation too. If you have this contract with us and aren’t signed in, we’ll send a link to the address it was ordered with: one click, and we’ll deal with it straight away. Without a click, one of us will look into it. What counts is today’s date.',
    download: 'Download confirmation',
  },
  link: {
    page: {
      title: 'Your declaration',
      description: 'Confirm a cancellation or a withdrawal that didn’t come from your account.',
    },
    confirm_cancel: {
      title: 'Would you like to cancel this contract?',
      text: 'Once you confirm, we’ll record the cancellation straight away. What counts is the day it reached us.',
      button: 'Yes, cancel my contract',
    },
    confirm_withdraw: {
      title: 'Would you like to withdraw from this contract?',
      text: 'Once you confirm, your access ends and we refund the price. For a course, we keep the share for the modules you have already begun, unless our guarantee covers it. What counts is the day your withdrawal reached us.',
      button: 'Yes, withdraw from my contract',
    },
    confirmed: {
      title: 'Thank you, we’re dealing with it now',
      text: 'We’ll write to you in a moment and tell you the outcome.',
    },
    done: {
      title: 'This has already been done',
      text: 'You’ll find the outcome in the e-mail we sent you.',
    },
    gone: {
      title: 'This link no longer works',
      text: 'It may have expired, or part of it may be missing. Try opening it straight from our message, or write to us at {{email}}.',
    },
    home: 'Go to the home page',
    account: 'Go to my account',
  },
} as const;

export default {
  page: {
    title: 'E-mails about your course',
    description: 'Switch off e-mails about your course here. You don’t need to sign in.',
  },
  link: {
    confirm: {
      title: 'Don’t want these e-mails any more?',
      text: 'Your course carries on just the same. You can switch them back on in your account at any time.',
      button: 'Stop these e-mails',
    },
    off: {
      title: 'They’re switched off',
      text: 'You won’t get these e-mails any more. You can switch them back on in your account at any time.',
    },
    gone: {
      title: 'This link doesn’t lead anywhere any more',
      text: 'Choose which e-mails you get about your course in your account.',
    },
    all: 'Stop all e-mails about the course',
    account: 'Go to my account',
  },
  card: {
    title: 'E-mails about your course',
    text: 'We’ll write to you while your course is running. Switch off whatever you don’t need.',
    module_open: 'When the next module opens',
    stalled: 'When a module has been waiting for a while',
    month_left: 'When you have a month left',
    week_left: 'When you have a week left',
    done: 'When you’ve completed every module',
    on: 'Saved. You’ll get these e-mails again.',
    off: 'Saved. You won’t get these e-mails any more.',
  },
} as const;

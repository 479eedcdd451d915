export default {
  seo: {
    title: '{{course}}: your e-mail address',
    description: 'Where shall we send the confirmation for “{{course}}”?',
  },
  island: {
    checking: 'Checking your login',
    title: 'Where shall we send your confirmation?',
    text: 'We don’t have an e-mail address for your account yet. That’s where we’ll send the confirmation of your booking and everything about the course.',
    label: 'E-mail address',
    submit: 'Continue to your order',
    busy: 'Saving …',
    unreachable: 'We can’t reach your account at the moment',
    again: 'Try again',
    leaving: 'Just a moment.',
    on: 'Continue',
  },
  noscript: 'You need JavaScript to book. Please switch it on for this page, or write to us:',
} as const;

export default {
  page: {
    title: 'My course',
    description:
      'Your prevention course: {{modules}} modules to listen to, one a week. The course is in German.',
    noscript: 'You need JavaScript for your course. If you get stuck, just write to us:',
  },
  language: {
    title: 'Your course is in German',
    text: 'All {{modules}} modules, the workbook and the quizzes are in German, because that’s how the course is certified.',
    stays: 'Your account, your invoice and all our messages stay in English.',
    go: 'Go to the course in German',
    account: 'Go to your account',
  },
} as const;

export default {
  seo: {
    title: 'Questions and answers about Valea',
    description:
      'Answers about food and weight, the prevention course, claiming the fee from your insurer, the subscription, the app and privacy.',
  },
  hero: {
    title: 'Ask away.',
    text: 'The questions we hear most, with short, honest answers. Every answer has its own link, so you can share it.',
  },
  search: {
    label: 'Search the questions',
    placeholder: 'for example insurer',
    clear: 'Clear search',
    found: {
      one: '1 question found',
      other: '{{found}} questions found',
    },
    foundFor: {
      one: '1 result for “{{words}}”',
      other: '{{found}} results for “{{words}}”',
    },
    emptyTitle: 'Nothing on that yet.',
    emptyText: 'Write to us: we’ll answer you and add it to this page. Or see if one of these helps:',
  },
  nav: {
    label: 'Topics',
  },
  groups: {
    food: 'Food and weight',
    course: 'The course',
    reimbursement: 'Reimbursement',
    subscription: 'Paying and subscription',
    app: 'The app',
    privacy: 'Data and cookies',
  },
  copy: {
    label: 'Copy link',
  },
  contact: {
    title: 'Can’t find your question?',
    text: 'Tell us what you’d like to know. A real person will write back.',
    mail: 'Send us an e-mail',
  },
} as const;

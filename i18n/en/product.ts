export default {
  plan: {
    one: '{{product}} app, 1 month',
    other: '{{product}} app, {{months}} months',
  },
  course: 'Prevention course “{{title}}”',
} as const;

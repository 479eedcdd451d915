export default {
  plan: {
    one: '{{product}} app, 1 month',
    other: '{{product}} app, {{months}} months',
  },
  course: {
    zpp: 'Prevention course “{{titleOfZpp}}”',
    zpp2: 'Prevention course “{{titleOfZpp2}}”',
  },
} as const;

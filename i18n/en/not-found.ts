export default {
  title: 'This page isn’t on the menu',
  text: 'The address may have changed, or a letter got lost on the way. Most people carry on from here:',
  home: 'Go to the home page',
  faq: 'Find an answer',
} as const;

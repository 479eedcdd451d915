export default {
  seo: {
    title: '{{course}}: not suitable for you',
    description: '“{{course}}” isn’t right for you at the moment. Here’s who can help you better.',
  },
  breadcrumb: 'Not suitable',
  title: 'This course isn’t right for you at the moment',
  text: 'Thank you for being honest. You can’t take part this time, and for a good reason: you deserve help from someone who keeps an eye on your health. You haven’t paid anything, and we haven’t stored anything.',
  choose: 'What’s it about? We’ll show you who can help.',
  private: 'Your choice stays on this page. Nobody else sees it.',
  cases: {
    mind: {
      label: 'An eating disorder or a psychiatric illness',
      title: 'You don’t have to go through this alone',
      text: 'A course that is so much about food could do you more harm than good. At the German helpline for eating disorders, someone will listen: anonymously, and with time for you. Your GP is a good first step too, or a psychotherapist’s open consultation.',
      call: 'Helpline for eating disorders',
      web: 'Find support near you',
      urgent:
        'If you’re feeling desperate right now, the Telefonseelsorge (Germany’s Samaritans) is there day and night:',
    },
    underweight: {
      label: 'A BMI under 18.5',
      title: 'Let someone look after you',
      text: 'There can be many reasons for that. Your GP can help you find out what’s behind it and what will help. Are food and weight often on your mind, and weighing on you? At the German helpline for eating disorders, someone will listen: anonymously, and with time for you.',
    },
    bodyMass: {
      label: 'A BMI of 35 or more',
      title: 'Get expert support',
      text: 'From this BMI on, medical support helps most. Your GP can refer you to an obesity clinic or to nutrition therapy, and many insurers pay for it.',
      app: 'You can still cook with us: our recipes are there for everyone, and the week planner turns them into seven days with a shopping list. We won’t give you a pace or a date.',
    },
    illness: {
      label: 'A metabolic disease, or overweight caused by another illness',
      title: 'Treatment first, menus second',
      text: 'Your doctor knows which foods go with your treatment. Many insurers pay towards nutrition therapy if a doctor recommends it.',
      app: 'The app can’t replace that. But if your doctor agrees, it can help you with cooking and planning.',
    },
    young: {
      label: 'I’m not {{minAge}} yet',
      title: 'Valea is for adults',
      text: 'If you’re worried about your weight, talk to your doctor. The Nummer gegen Kummer, Germany’s helpline for children and young people, is there for you too. It’s free and anonymous:',
    },
  },
  app: 'Discover the app',
  recipes: 'Browse recipes',
  back: 'Back to the requirements',
  doctor: 'Find a doctor near you',
  week: 'Plan a week',
} as const;

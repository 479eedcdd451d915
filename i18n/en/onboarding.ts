export default {
  seo: {
    title: 'Get started',
    description:
      'Nine short questions about you and your days. At the end you’ll see how much energy you need, and a line with dates at an easy pace.',
  },
  page: {
    noscript:
      'You need JavaScript for the questions, because your own browser does the sums. Without it, you can still read the recipes and every other page.',
    opening: 'Loading your answers …',
  },
  island: {
    welcome: {
      eyebrow: 'Get started',
      title: 'Nine short questions to a plan of your own.',
      text: 'At the end you’ll see how much energy you need, and a line with dates: from today to your target weight, at a pace that’s good for you.',
      first: 'In small steps. You can always go back.',
      second: 'You only need an account if you want to keep your result.',
      third: 'Before we ask anything about your health, we ask your permission.',
      ready: 'I’m ready',
      notReady: 'Not yet, recipes first',
      withdrawn: 'You’ve withdrawn your consent. Your answers have been deleted.',
      small: 'For adults aged {{minAge}} and over.',
      fourth:
        'From a BMI of 35, we give you neither a pace nor a date, but the energy you need, recipes for your day and help finding a doctor.',
    },
    nav: {
      next: 'Continue',
      back: 'Back',
      later: 'Continue later',
      progress: {
        one: 'Question {{first}} of {{of}}',
        two: 'Questions {{first}} and {{last}} of {{of}}',
        other: 'Questions {{first}} to {{last}} of {{of}}',
        none: '{{last}} of {{of}} questions answered',
      },
      progressLabel: 'Progress',
    },
    status: {
      offline: 'You’re offline. Just carry on: we’ll save your answers as soon as you’re connected again.',
      notLasting:
        'Your browser isn’t storing anything at the moment. As long as this tab stays open, nothing is lost.',
    },
    name: {
      title: 'What’s your name, and when were you born?',
      hint: 'A first name will do, or leave it blank. Your age is part of the calculation.',
      label: 'First name',
    },
    gender: {
      title: 'Which sex should we use for the calculation?',
      hint: 'The formula for your energy at rest only knows these two. Choose the one that fits your body.',
      FEMALE: 'Female',
      MALE: 'Male',
    },
    birthday: {
      title: 'Date of birth',
      day: 'Day',
      month: 'Month',
      year: 'Year',
    },
    activity: {
      title: 'How active are you on an ordinary day?',
      hint: 'Work and free time together. If you exercise four or five days a week, feel free to go one step up.',
      resting: 'I sit or lie down almost all day',
      restingMore: 'for example if you’re frail or recovering from an illness',
      sitting: 'I sit a lot and don’t move much',
      sittingMore: 'for example in an office or at a workbench',
      mixed: 'I sit, walk and stand in turn',
      mixedMore: 'for example in a lab, as a student or driving',
      standing: 'I’m on my feet most of the time',
      standingMore: 'for example in a shop, waiting tables, running a home',
      physical: 'I do hard physical work',
      physicalMore: 'for example on a building site, in farming or in competitive sport',
      source:
        'The levels and their values are those of the German Nutrition Society (DGE). We take the lower end of each range.',
    },
    height: {
      title: 'How tall are you, and what do you weigh?',
      hint: 'Whole kilos will do.',
      label: 'Height',
      unit: 'cm',
    },
    weight: {
      label: 'Weight',
      unit: 'kg',
    },
    desired: {
      hint: 'What weight would you feel good at? It can be the one you’re at today.',
      label: 'Target weight',
      unit: 'kg',
    },
    care: {
      title: 'That’s not something we’ll plan for.',
      text: 'For your height, the healthy range starts at {{kg}}. Below that, a body runs short of strength, so we don’t go any lower.',
      use: 'Continue with {{kg}}',
      help: 'Are food and weight on your mind a lot, and weighing on you? You’re not alone. At the German helpline for eating disorders, run by the Federal Institute of Public Health (BIÖG), someone will listen:',
      web: 'Find out more, and get help near you (in German)',
    },
    nutrition: {
      title: 'How do you like to eat?',
      hint: 'We’ll pick your recipes to match.',
      FLEXITARIAN: 'Flexitarian',
      FLEXITARIANMore: 'mostly plants, with meat or fish now and then',
      OMNIVORE: 'A bit of everything',
      OMNIVOREMore: 'meat and fish included',
      PESCETARIAN: 'Pescetarian',
      PESCETARIANMore: 'fish, but no meat',
      VEGAN: 'Vegan',
      VEGANMore: 'plants only',
      VEGETARIAN: 'Vegetarian',
      VEGETARIANMore: 'no meat, no fish',
    },
    portions: {
      title: 'Who do you usually cook for?',
      hint: 'So that the amounts are right.',
      adults: 'Adults, including you',
      children: 'Children',
      more: 'One more: {{what}}',
      fewer: 'One fewer: {{what}}',
    },
    problems: {
      answer_missing: 'We’re still missing something from you here.',
      birthday_missing: 'Please tell us when you were born: day, month and year.',
      not_a_number: 'We couldn’t read that as a number. Try something like 72 or 72.5.',
      height_implausible: 'That would be an unusual height. Please check it, in centimetres.',
      weight_implausible: 'That would be an unusual weight. Please check it, in kilograms.',
      desired_weight_implausible: 'That would be an unusual weight. Please check it, in kilograms.',
      height_not_a_number: 'We couldn’t read that as a height. Try something like 168 or 1.68 m.',
    },
    consent: {
      title: 'May we use details about your health?',
      what: 'Next, we ask how active you are, about your height, weight and target weight, and how you eat. Together with your sex and date of birth, these details say something about your health. The law gives them special protection, and so do we.',
      why: 'We use them to work out your BMI, the energy you need and the way to your target weight. That’s for your plan, here and in the app, and for nothing else.',
      where:
        'Until you sign in, the details stay on this device. Once you sign in anywhere on this website, they go to your account, together with this consent and its date. They never go to analytics or advertising services.',
      free: 'Your consent is voluntary. You can withdraw it for the future at any time, in your account, on this page or by e-mail. We then delete the details. Without them we can’t work out a plan, but everything else on this website stays open to you.',
      agree: 'Yes, I consent',
      decline: 'No, I’d rather not',
      eyebrow: 'Before we continue',
      whyTitle: 'What they’re for',
      whereTitle: 'Where they stay',
      freeTitle: 'It’s up to you',
      privacy: 'More about privacy',
      declined:
        'That’s perfectly fine. Without these details we can’t work anything out, but you can still cook with us. Your answers so far stay in this tab and disappear with it.',
      again:
        'Your consent no longer stands. You may have withdrawn it on another device. Your answers are still here, but we need your yes once more before we can store them.',
      clock:
        'The date of your consent can’t be right. Please check the date and time on your device. Your answers are still here. Then we’ll need your yes once more.',
      recipes: 'Browse recipes',
      about: 'See how Valea works',
    },
    young: {
      title: 'It’s good to have you here. But Valea is for adults.',
      text: 'Until you’re {{minAge}}, your body needs a different kind of support from the one we can give. If your weight is on your mind, talk to someone you trust, or to your doctor. We haven’t stored anything about you.',
      change: 'Change date of birth',
      recipes: 'Browse recipes',
    },
    paused: {
      title: 'See you soon.',
      device: 'Your answers will wait for you on this device for 30 days.',
      tab: 'Your answers are waiting in this tab. If you close it, they’re gone.',
      resume: 'Continue',
      recipes: 'Browse recipes in the meantime',
    },
    reminder: {
      offer: 'Get a reminder by e-mail',
      text: 'Around this time tomorrow you’ll get an e-mail with the link back here. Your answers stay on this device; none of them will be in it.',
      label: 'Your e-mail address',
      agree:
        'Yes, send me a single e-mail tomorrow to remind me of these questions. I can change my mind at any time.',
      agreeMissing: 'Please tick this box. We won’t write to you unless you say yes.',
      submit: 'Remind me tomorrow',
      busy: 'One moment …',
      kept: 'Once the e-mail is sent, we delete your address the following night. No address gets more than one reminder in 90 days.',
      privacy: 'Privacy notice',
      asked:
        'Noted. We’ll remind you tomorrow around {{time}}, unless this address has only just had a reminder.',
      callOff: 'Don’t remind me after all',
      calledOff: 'All right, we won’t remind you.',
      full: 'We can’t take any more reminders right now. Please try again later. Your answers stay on this device.',
      failed: 'That didn’t work. Are you online? Then please try again.',
    },
    summary: {
      eyebrow: 'Your result',
      title: 'Here’s your plan.',
      titleNamed: '{{name}}, here’s your plan.',
      edit: 'Change answers',
      doctor:
        'Are you pregnant or breastfeeding, do you have an illness, or do you take medicine regularly? Then please talk to your doctor first. If you have an eating disorder, this calculation isn’t right for you.',
      withdraw: 'Withdraw consent',
      withdrawText:
        'We’ll then delete your answers, on this device and in your account. The account itself stays.',
      withdrawNow: 'Withdraw and delete answers',
      for: {
        you: '{{way}}, for you',
        adults: '{{way}}, for {{adults}} adults',
        children: {
          one: '{{for}} and {{children}} child',
          other: '{{for}} and {{children}} children',
        },
      },
    },
    curve: {
      lose: 'From {{from}} to {{to}}, by about {{date}}',
      loseText:
        'It’s a calculation, not a promise. Sleep, hormones and parties get a say, and so they should.',
      today: 'today',
      pace: 'Pace',
      paceValue: '{{grams}} a week, which is {{percent}} of your weight',
      paceMeaning: 'That’s how it starts, on about {{kcal}} a day.',
      calm: 'gentle',
      brisk: 'brisk',
      limited: {
        base: 'Any faster wouldn’t be good for you: we never go below your energy at rest, which is {{floor}} a day. So the line takes a little longer.',
        least:
          'Any faster wouldn’t be good for you: without a doctor, we don’t plan below {{floor}} a day for anyone. So the line takes a little longer.',
      },
      described:
        'The line starts today, {{start}}, at {{from}}, levels off a little along the way and ends around {{end}} at {{to}}.',
      table: 'The line in numbers',
      when: 'Date',
      weight: 'Weight',
      keep: 'You’re staying where you are. Lovely.',
      keepText:
        'On around {{need}} a day, your weight stays roughly as it is. So it’s all about good food, and that’s what we do best.',
      gain: 'From {{from}} to {{to}}: gaining gradually',
      gainText:
        'Eat a little more than around {{need}} a day. Nuts, good oils and pulses help. If you’ve lost weight without meaning to, please see a doctor about it.',
      noRoom: 'This is where we’d rather be careful.',
      noRoomText:
        'Your body needs around {{need}} a day, and we never plan below {{floor}}. That leaves too little room to get to {{to}} safely. Moving more gives you some, and your doctor knows other ways.',
      withDoctor: 'This is best done together with a doctor.',
      withDoctorText:
        'At your BMI, a plan for losing weight should be made by people who can examine you. So we won’t give you a pace or a date. Your GP is a good place to start: they know you, and they know what your health insurer pays for.',
      doctorSearch: 'Find a doctor near you (in German)',
    },
    day: {
      title: 'A day that fits you',
      curve:
        'Four recipes from this website for a day of about {{aim}}: what your pace allows to begin with.',
      need: 'Four recipes from this website for a day of about {{aim}}: what you use in a day.',
      doctor:
        'Four recipes from this website for a day of about {{aim}}: what you use in a day as you are now. Anything beyond that is best talked over with your doctor.',
      breakfast: 'Breakfast',
      lunch: 'Lunch',
      dinner: 'Dinner',
      snack: 'Snack',
      helpings: {
        one: '{{count}} portion',
        other: '{{count}} portions',
      },
      minutes: '{{n}} min',
      left: 'Leftovers from {{day}}',
      other: 'Something else',
      otherFor: 'Something else: {{meal}}',
      changed: '{{meal}} is now {{title}}, {{helpings}}, {{kcal}}. {{sum}} in all.',
      noOther: '{{meal}}: no other recipe fits your day beside these at the moment.',
      sum: 'Total',
      aim: 'Your day: about {{aim}}',
      over: {
        'meals-missing': 'That is {{by}} more than planned, with a meal still missing.',
        'helpings-at-their-end':
          'That is {{by}} more than planned. We don’t make portions any smaller, they wouldn’t fill you up.',
        dishes:
          'That is {{by}} more than planned: side by side, these four come out a little high. Swap one of them.',
      },
      short: {
        'meals-missing':
          'Your day is {{by}} short, because we don’t have a recipe that suits you for every meal yet.',
        'helpings-at-their-end':
          'Your day is {{by}} short. Bigger portions would be too much at once: have something in between instead, some nuts or another slice of bread.',
        dishes: 'Your day is {{by}} short: side by side, these four come out a little low. Swap one of them.',
      },
      missing: 'We don’t have a recipe for this yet that suits the way you eat.',
      missingAll: 'We don’t have enough recipes yet for a whole day of the way you eat. We’re cooking.',
      recipes: 'See all recipes',
      family:
        'The portions above are yours. The shopping list adds one for every other adult and two thirds of one for a child.',
      alone: 'The portions are yours, and the shopping list counts on exactly these.',
      fromPage: 'You changed how you eat and who’s eating in your week plan, so that counts here too.',
      week: 'See your week and shopping list',
      loading: 'Putting your day together …',
      failed: 'We can’t load the recipes at the moment. Check your connection and try again.',
      retry: 'Try again',
    },
    mass: {
      title: 'Your BMI is {{bmi}}',
      low: 'That’s below the range the World Health Organization recommends for adults. Please talk to your doctor about it.',
      middle: 'That’s within the range the World Health Organization recommends.',
      above: 'That’s a little above the range the World Health Organization recommends.',
      high: 'That’s above the range the World Health Organization recommends. It’s worth talking your plan over with your doctor.',
      highest:
        'That’s well above the range the World Health Organization recommends. Please plan your next steps with your doctor.',
      note: 'BMI only knows your height and weight. It can’t tell how strong, healthy or happy you are.',
    },
    energy: {
      title: 'Your body needs around {{need}} a day',
      text: 'That’s the energy you use on an ordinary day if your weight is to stay the same.',
      how: 'How we worked it out',
      base: 'Your energy at complete rest: 10 × {{weight}} + 6.25 × {{height}} − 5 × {{age}} {{constant}} = {{base}}. That’s the Mifflin–St Jeor formula, in kilograms, centimetres and years.',
      need: 'Times your everyday life: {{base}} × {{pal}} = {{need}}.',
      kilo: 'Losing one kilogram takes roughly 7,700 kcal less, spread over many days.',
      floor:
        'We never plan below {{floor}} a day: that’s your energy at rest, and at least 1,200 kcal for women and 1,500 kcal for men.',
    },
    storing: {
      title: 'Keep your result',
      offered:
        'With an account, you can come back to it here and in the app. It’s free, and there’s nothing to buy.',
      create: 'Keep it with an account',
      keep: 'Save it to my account',
      offeredSignedIn: 'It’s still on this device. If you save it, it replaces your earlier answers.',
      asking: 'Checking whether you’re signed in …',
      storing: 'Saving …',
      stored: 'Saved. Your result is in your account.',
      waiting: 'You’re offline. Your result stays here and will be saved as soon as you’re connected again.',
      signedOut: 'Your sign-in has expired. Your answers are still here: sign in again, and we’ll save them.',
      signIn: 'Sign in again',
      failed: 'Your answers are still here.',
      again: 'Try again',
      offeredDoctor: 'With an account, you can come back to it here.',
    },
    onward: {
      title: 'Next: the first step',
      text: 'The app turns this into a plan for every day, with recipes and short exercises.',
      plans: 'See the plans',
      price: {
        one: '{{total}} for one month',
        other: 'from {{month}} a month: {{total}} for {{months}} months',
      },
      terms:
        'Total price including VAT, paid in advance. You’ve taken the quiz, so our money-back guarantee lasts {{registrationGuaranteeDays}} days.',
      ownTitle: 'On you go',
      ownText: 'You already have the app. Your account shows where you are and what comes next.',
      own: 'See where I am',
      restTitle: 'Or start by cooking',
      restText: 'Tonight’s dinner is a good place to begin. The plans will still be here.',
      recipes: 'Browse recipes',
      about: 'See how Valea works',
      cookTitle: 'Until then, eat well',
      cookText: 'Our recipes are for everyone. Pick one you fancy tonight.',
    },
  },
  reminderLink: {
    page: {
      title: 'Your reminder',
      description: 'Stop reminders to your address here. You don’t need to sign in.',
    },
    confirm: {
      title: 'No more reminders?',
      text: 'There won’t be a second one. If you don’t want any in future either, even if someone enters your address again, tell us here.',
      button: 'No more reminders',
    },
    off: {
      title: 'Done',
      text: 'Your address is deleted. So that no reminder goes there for three years, all we keep is a hash of it.',
    },
    gone: {
      title: 'This link doesn’t lead anywhere any more',
      text: 'We no longer hold anything about this reminder, and no address either.',
      quiz: 'Go to the quiz',
    },
  },
} as const;

export default {
  seo: {
    title: '{{title}}: a prevention course to listen to',
    description:
      '{{summary}} {{modules}} modules in German, {{courseFee}}. Once you’ve completed it, statutory insurers usually pay back {{reimbursementMin}} to {{reimbursementMax}}.',
  },
  hero: {
    eyebrow: 'Prevention course (section 20, SGB V)',
    ask: 'What might my insurer pay?',
    look: 'See the {{modules}} modules',
    pictureAlt: 'Headphones, a notebook and a cup of tea on a kitchen table',
  },
  language: {
    title: 'This course is in German only',
    text: 'All modules, quizzes and workbooks are in German, and there’s no English version. Please only book it if you’re comfortable listening to German.',
  },
  lapsed: {
    title: 'Not open for booking at the moment',
    text: 'This course’s certification is being renewed. Without it, your insurer wouldn’t pay anything back, so we’re not taking bookings until it’s done. Write to us and we’ll let you know.',
    mail: 'Let me know',
  },
  facts: {
    label: 'The course at a glance',
    modules: 'audio modules, each with a quiz and a workbook',
    weeks: 'weeks, a new module every week',
    finish: 'months to finish, then everything ends automatically',
    fee: 'once, in advance, never renewed, {{courseTax}}',
  },
  path: {
    eyebrow: 'Week by week',
    title: 'Eight stops, one a week',
    text: 'A new module opens every week, once you’ve listened to the one before to the end and answered its quiz. When and where you listen is up to you.',
    week: 'Week {{week}}',
    end: 'Then you request your certificate of participation.',
  },
  sample: {
    eyebrow: 'Have a listen',
    title: 'What the course sounds like',
    text: 'Here’s a short excerpt. You can listen while you cook, on the train or on the sofa.',
    play: 'Play the sample',
    loading: 'One moment …',
    missing:
      'We can’t play the sample at the moment. In the meantime, read what the {{modules}} modules are about.',
    unreachable: 'We couldn’t load the sample. Please try again shortly.',
    playing: 'Sample',
    where: 'The file is stored with Google Cloud Storage. When you play it, Google learns your IP address.',
    example:
      'Still a placeholder: {{seconds}} seconds read by a computer voice, until the real recording is ready.',
    noscript: 'You need JavaScript to play it.',
  },
  leader: {
    eyebrow: 'Who leads the course',
    write: 'During the course, you can write to her at any time.',
    by: 'Course leader',
  },
  money: {
    eyebrow: 'What it costs',
    title: '{{courseFee}}, once',
    text: 'You pay in advance. Once you’ve completed the whole course, statutory insurers in Germany usually pay back {{reimbursementMin}} to {{reimbursementMax}} of the fee, if you meet their conditions. See what we’ve found out about yours, right here.',
    included: 'For your {{courseFee}}',
    conditions: {
      once: 'No renewal, no subscription: after {{monthsToFinish}} months, the package simply ends.',
      app: 'It includes {{monthsOfAppAccess}} months of access to the app.',
    },
  },
  certificate: {
    eyebrow: 'At the end',
    title: 'Your certificate of participation',
    text: 'Once you’ve listened to all {{modules}} modules and answered every quiz, you can request it. Send it to your statutory insurer with the invoice to claim what it pays back.',
    minutes:
      'It says how many minutes you took part. The full {{units}} × {{minutes}} minutes include each module’s short exercises: tick them before you request it, or it’ll show fewer.',
    link: 'How to claim',
    course: 'Course',
    courseId: 'Course ID',
    field: 'Field',
    principle: 'Principle',
    units: 'Length',
    unitsValue: '{{modules}} units of {{minutes}} minutes, with quizzes and exercises',
    approval: 'ZFU approval',
    certified: 'Certified',
    certifiedValue: '{{from}} to {{until}}',
    sample: 'Course ID, certification and qualification are sample data.',
  },
  whom: {
    eyebrow: 'Who it is for',
    title: 'Is the course right for you?',
    yes: 'Yes, if you',
    yesItems: {
      adult: 'are at least {{minAge}} years old,',
      listen: 'would rather listen than fill in charts,',
      time: 'have about an hour a week,',
      german: 'understand German well.',
    },
    no: 'No, if you',
    noItems: {
      secondary: 'are overweight because of another illness or a syndrome,',
      psychiatric: 'have a psychiatric illness or an eating disorder,',
      metabolic: 'have a metabolic disease that needs treatment,',
      bodyMass: 'have a BMI under 18.5, or of 35 or more.',
    },
    doctor:
      'With a BMI of 30 to under 35, please talk to your doctor first. You’ll go through these points in your own time before you book.',
  },
  other: {
    link: 'See “{{title}}”',
  },
  closing: {
    title: 'Check first, book later.',
    text: 'Two short steps tell you whether the course is right for you and what to expect from your statutory insurer once you’ve completed it.',
    faq: 'Questions about the course',
  },
} as const;

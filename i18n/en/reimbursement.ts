export default {
  seo: {
    title: '{{course}}: what insurers may pay',
    description:
      'Find your insurer: what statutory insurers in Germany usually pay towards “{{course}}” once you’ve completed it, what you pay in the end, and what to ask.',
  },
  breadcrumb: 'Reimbursement',
  title: 'What might your insurer pay?',
  intro:
    'You pay {{courseFee}} in advance. Once you’ve completed the whole course (in German only), you send in the invoice and certificate, and your statutory insurer transfers whatever it pays back to you.',
  noscript: 'Without JavaScript, you’ll find your insurer in the table further down.',
  island: {
    label: 'Your health insurer',
    placeholder: 'such as TK or AOK Bayern',
    open: 'List of all insurers',
    found: {
      one: '1 found',
      other: '{{count}} found',
    },
    none: 'We can’t find a statutory insurer by that name. Are you insured some other way?',
    other: 'Or are you insured some other way?',
    private: 'Privately insured',
    elsewhere: 'Insured abroad',
    nobody: 'Not insured',
    had: 'My insurer has already paid for two courses this year.',
    fee: 'Course fee',
    back: 'From your insurer',
    own: 'Your share',
    paidFirst: 'you pay this first',
    after: 'once you’ve completed it',
    finally: 'you pay in the end',
    bar: 'Of the course fee of {{fee}}, your statutory insurer pays back {{back}} once you’ve completed the course, and you pay {{own}} in the end.',
    range: '{{least}} to {{most}}',
    anyTitle: 'What most insurers pay',
    any: 'Statutory insurers usually pay back {{reimbursementMin}} to {{reimbursementMax}} of the fee once you’ve completed the whole course. Choose yours, and we’ll show you what we’ve found about it.',
    unknown:
      'We haven’t found a usable figure for your insurer. Statutory insurers usually pay back {{reimbursementMin}} to {{reimbursementMax}} once you’ve completed the whole course. Go by that range until you’ve asked.',
    binding: 'What your insurer tells you is binding. It only pays once you’ve completed the whole course.',
    fromInsurer: 'According to the insurer’s own page: {{figures}}.',
    fromList: 'According to a list that isn’t the insurer’s own: {{figures}}.',
    part: 'The source doesn’t name a percentage, so you see a range.',
    asOf: 'As of {{date}}.',
    undated: 'We don’t know from when, so please ask.',
    old: 'That’s more than a year ago, so please ask.',
    sourcesDiffer: 'Our sources differ, and this is the lower figure.',
    source: {
      one: 'Source',
      other: 'Sources',
    },
    cap: 'at most {{cap}} per course',
    yearCap: 'at most {{cap}} a year',
    perYear: {
      one: '{{count}} course a year',
      other: '{{count}} courses a year',
    },
    employer: 'Only the company’s employees and their families can join this insurer.',
    sector: 'This insurer is for people who work in agriculture, forestry and horticulture.',
    privateText:
      'Private health insurers don’t have to pay towards prevention courses, though some plans do. Ask yours, and until you know, expect to pay the full fee.',
    elsewhereText: 'Only German statutory insurers pay anything back. Expect to pay the full fee.',
    nobodyText:
      'Without statutory health insurance in Germany, nothing is paid back. Expect to pay the full fee.',
    hadText:
      'Insurers support {{measuresMin}} to {{measuresMax}} courses a year. If you’ve had yours, you pay for this one yourself. Would you rather start in the new year?',
    ask: 'Ask in writing instead',
    book: 'Book course',
    bookNote: 'You order later on. Nobody finds out which insurer you chose: that stays in your browser.',
    notKept:
      'Your browser isn’t storing anything for this page. Please allow it to store website data, or the next page will have to ask you again.',
    call: {
      title: 'Ask before you book',
      sentence:
        'Ich möchte einen zertifizierten Online-Präventionskurs machen. Die Kurs-ID ist {{courseId}}, er kostet {{courseFee}}. Wie viel davon erstatten Sie mir?',
      copy: 'Copy the sentence',
      dial: 'Call {{number}}',
      noPhone:
        'The phone number is on letters, in the app and often on your insurance card. Then one sentence will do, in German as your insurer will be.',
      ownPage: 'Go to your insurer’s page',
    },
  },
  ask: {
    title: 'What to ask your insurer',
    text: 'Copy the questions into your insurer’s app or contact form, and you’ll have the answer in writing too. They’re in German, as your insurer will be.',
    letter:
      'Guten Tag,\n\nich möchte einen zertifizierten Online-Präventionskurs nach § 20 SGB V machen (Kurs-ID {{courseId}}, {{title}}, Gebühr {{courseFee}}). Bitte sagen Sie mir:\n\n1. Wie viel Prozent der Gebühr erstatten Sie, und gibt es einen Höchstbetrag?\n2. Wie viele Kurse fördern Sie im Jahr, und wie viele habe ich noch?\n3. Bis wann nach dem Kursende muss ich die Unterlagen einreichen?\n4. Reiche ich sie in der App, online oder per Post ein?\n\nVielen Dank!',
    copy: 'Copy the questions',
    copied: 'Copied.',
    failed: 'We couldn’t copy that. Please select the text yourself.',
  },
  table: {
    title: 'All {{insurerCount}} statutory insurers',
    open: 'Open the table of all insurers',
    insurer: 'Insurer',
    back: 'Paid back of {{courseFee}}',
    own: 'Your share',
    source: 'Date and source',
    asOf: 'as of {{date}}',
    undated: 'date unknown',
    old: 'more than a year ago',
    differ: 'sources differ',
    unknown: 'no figure found',
    caption:
      'What statutory health insurers pay back of a course fee of {{courseFee}}, once you’ve completed the course',
  },
  insurer: {
    seoTitle: '{{name}}: paying for a prevention course',
    seoTitleShort: '{{name}}: prevention course',
    seoDescription:
      'What {{name}} pays towards a certified prevention course (section 20, SGB V) once you’ve completed it, as far as we’ve found out, and how to ask.',
    title: '{{name}}: paying towards the prevention course',
    intro:
      'Our prevention course (in German only) costs {{courseFee}}, once and in advance. Statutory insurers pay part of it back once you’ve completed the whole course.',
    on: 'Continue with this insurer',
    course: 'See the course',
    hand: 'How to claim',
  },
  tell: {
    title: 'Had your money back already?',
    text: 'Write and tell us what your insurer paid towards a prevention course: the year, the fee and the amount. It helps others who are still deciding. We look for a source, and nothing changes here before we’ve found one.',
    mail: 'Write to us',
    subject: 'What {{insurer}} paid towards the prevention course',
    anyInsurer: 'my insurer',
  },
} as const;

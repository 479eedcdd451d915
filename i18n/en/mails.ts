export default {
  hello: 'Hello,',
  helloName: 'Hello {{name}},',
  bye: 'Warm regards,\nyour {{product}} team',
  from: '{{companyName}}, {{street}}, {{postcode}} {{city}}, {{country}} · {{registerCourt}}, {{registerNumber}} · Managing director: {{managingDirector}} · {{email}}',
  contract: {
    app: 'app subscription',
    course: 'prevention course',
  },
  instant: '{{date}}, {{time}} (German time)',
  confirmation: {
    subject: 'Your order {{number}}: {{what}}',
    title: 'Thank you for your order',
    paid: 'Your payment has arrived, and your access is open.',
    processing:
      'We’ve received your order. Your bank needs a few more days for the payment. As soon as it arrives, the contract is concluded, your access opens and we’ll write to you again.',
    order: 'Order number',
    ordered: 'Ordered on',
    what: 'What you ordered',
    content: 'Service',
    appContent:
      'Access to all parts of the {{product}} app, on iPhones with iOS {{ios}} or later and devices with Android {{android}} or later',
    courseContent:
      'Online course in German with {{modules}} audio modules over {{weeks}} weeks, plus {{monthsOfAppAccess}} months of access to the app',
    price: 'Total price',
    priceText: '{{price}} {{tax}}',
    priceWithCode: '{{price}} {{tax}} (instead of {{list}}, with the code {{code}})',
    term: 'Term',
    termApp: {
      one: '1 month from the payment',
      other: '{{months}} months from the payment',
    },
    termCourse: '{{monthsToFinish}} months from the day it is unlocked, then the package ends automatically',
    renewal: 'Renewal',
    renewalApp: {
      one: 'After that it continues with no fixed end, at {{price}} every month',
      other: 'After that it continues with no fixed end, at {{price}} every {{months}} months',
    },
    renewalCourse: 'None. Nothing further is charged.',
    notice: 'Cancelling',
    noticeApp:
      'At least {{noticeHours}} hours before the first term ends. After that, at any time, with one month’s notice at most.',
    noticeCourse: 'Not needed',
    early: 'Starting straight away',
    earlyText: 'This is what you ticked when you ordered: “{{begin}}” “{{knows}}” (version {{version}})',
    requirements: 'Health conditions',
    requirementsText: 'You confirmed that you meet the health conditions (version {{version}}).',
    withdrawal: 'Withdrawal',
    withdrawalText: 'For fourteen days from the day you pay, without giving a reason, here:',
    cancel: 'Cancel contracts here:',
    texts:
      'Our terms and the instructions on withdrawal are attached as files, in the version you were shown when you ordered. Please keep them.',
    guarantee:
      'Your money-back guarantee: if it turns out not to be for you, you get the full price back until {{date}}. No questions asked:',
    guaranteeLater:
      'Your money-back guarantee lasts {{days}} days, counted from your payment. We’ll send you the date as soon as it arrives.',
    version: '{{title}} (version {{version}})',
    next: {
      title: 'What happens next',
      app: 'Get the app and sign in the same way as on our site:',
      appLink: 'Get the app',
      course: 'Your course is open, and the first module is waiting for you. It’s in German:',
      courseLink: 'Go to your course',
      courseApp: 'The app comes with it. Sign in there the same way:',
      processing: 'Your account shows you how your payment is getting on:',
      account: 'Go to your account',
      invoice: 'Your invoice is in your account, as a PDF.',
    },
    records: 'For your records',
    file: {
      terms: 'terms-version-{{version}}.txt',
      withdrawal: 'withdrawal-version-{{version}}.txt',
    },
  },
  payment: {
    order: 'Order',
    arrived: {
      subject: 'Your payment has arrived: {{what}} ({{number}})',
      title: 'Your payment has arrived',
      text: 'We’ve received {{price}}. The contract is now concluded, and your access is open.',
    },
    failed: {
      subject: 'Your payment didn’t go through: {{what}} ({{number}})',
      title: 'Your payment didn’t go through',
      text: 'We couldn’t collect {{price}}. Sometimes there isn’t quite enough in the account, sometimes two digits of the IBAN have swapped places. There is no contract, and we won’t charge you anything else.',
      again: 'Would you still like to join? Just order again, perhaps with a different way to pay:',
      againLink: 'Order again',
    },
  },
  acknowledgement: {
    cancel: {
      subject: 'We have your cancellation ({{number}})',
      title: 'Your cancellation has reached us',
      text: 'This is your confirmation, for your records.',
      asks: 'We have your cancellation ({{number}}), and a question',
    },
    withdraw: {
      subject: 'We have your withdrawal ({{number}})',
      title: 'Your withdrawal has reached us',
      text: 'This is your confirmation, for your records.',
      asks: 'We have your withdrawal ({{number}}), and a question',
    },
    number: 'Number',
    received: 'Received on',
    declared: 'What you declared',
    cancels: {
      ordinary: 'I cancel my contract ‘{{contract}}’ by ordinary notice.',
      extraordinary: 'I cancel my contract ‘{{contract}}’ extraordinarily, for good cause.',
    },
    withdraws: 'I withdraw from my contract ‘{{contract}}’.',
    reason: 'Reason',
    end: 'End of the contract',
    earliest: 'at the earliest possible date',
    immediately: 'immediately',
    name: 'Name',
    order: 'Order number',
    email: 'E-mail address',
    file: {
      cancel: 'cancellation',
      withdraw: 'withdrawal',
    },
    noOrder: 'not given',
    contract: 'Contract',
    next: 'We’re now looking for the contract. If you have it with us, we’ll write to the address it was ordered with and say what happens next.',
    proved: 'We’re dealing with it now. We’ll tell you the outcome in a separate e-mail.',
  },
  result: {
    ends: {
      subject: 'Your app subscription ends on {{date}}',
      title: 'Your app subscription ends on {{date}}',
      text: 'We’ve recorded your cancellation {{number}}. You can carry on using everything until then.',
    },
    ended: {
      subject: 'Your cancellation {{number}}: your app subscription has already ended',
      title: 'Your app subscription has already ended',
      text: 'We found no active subscription for your cancellation {{number}}. You won’t be charged again.',
    },
    ends_by_itself: {
      subject: 'Your cancellation {{number}}: your course ends automatically',
      title: 'Your course ends automatically',
      text: 'You paid for the prevention course in one go. It ends automatically after {{monthsToFinish}} months and never renews, so there’s nothing you need to do. If you’ve only just booked, withdrawing is usually the better option for you.',
    },
    refunded: {
      subject: 'Your withdrawal {{number}}: we’re refunding {{price}}',
      title: 'We’re refunding {{price}}',
      text: 'Your contract has ended, and so has your access. Your refund is on its way, by the same means you paid with. Depending on your bank, it takes a few days and never more than fourteen.',
    },
    owed: {
      subject: 'Your withdrawal {{number}}: you’re getting {{price}} back',
      title: 'You’re getting {{price}} back',
      text: 'Your contract has ended, and so has your access. Your refund didn’t go through at the first attempt. We keep trying and will make sure that you get the money.',
    },
    partly: 'That is the {{paid}} you paid, less the share for the modules you had already begun.',
    share: 'We’re also refunding {{price}} for the days after that which you’ve already paid for.',
    unknown: {
      subject: 'Your message {{number}}: we need one more detail',
      title: 'We can’t find your contract yet',
      text: 'We couldn’t find a matching contract for this e-mail address. Did you order with a different one? Just reply to this e-mail, ideally with your order number. You won’t lose out: what counts is the day your declaration reached us.',
    },
    late: {
      subject: 'Your withdrawal {{number}}: we’ll be in touch',
      title: 'One of us will look at your withdrawal personally',
      text: 'According to our records, the time for withdrawing and our guarantee have both run out. One of us will take a look all the same and write to you. If you don’t want your subscription to continue, you can cancel it at any time:',
    },
    good_cause: {
      subject: 'Your cancellation {{number}}: we’ll be in touch',
      title: 'One of us will look at your cancellation personally',
      text: 'You cancelled for good cause. One of us will read what you wrote and reply.',
      ends: 'So that nothing carries on in the meantime, we’ve already cancelled your subscription by ordinary notice. It ends on {{date}}.',
    },
    not: 'Wasn’t this you? Then please reply straight away.',
    hasEnded: {
      subject: 'Your app subscription has ended',
      title: 'Your app subscription has ended',
      text: 'We’ve carried out your cancellation {{number}}. Your subscription’s last day was {{date}}. You won’t be charged again.',
    },
    neverPaid: {
      subject: 'Your withdrawal {{number}}: the contract has already ended',
      title: 'The contract has already ended',
      text: 'Your payment never reached us, so the contract had already ended. You won’t be charged, and there’s nothing to refund. You don’t need to do anything else.',
    },
    unclear: {
      subject: 'Your message {{number}}: we’ll be in touch',
      title: 'One of us will look into this',
      text: 'We found your order, but couldn’t act on your declaration automatically. One of us will look into it and write to you. You won’t lose out: what counts is the day your declaration reached us.',
    },
    resume:
      'Changed your mind? Until then you can undo the cancellation in your account: choose “Manage plan”.',
    undone: {
      subject: 'Your withdrawal {{number}}: this is already done',
      title: 'This contract has already been undone',
      text: 'This contract no longer exists, and the money for it is back with you or on its way. Depending on your bank, that takes a few days.',
    },
  },
  duplicate: {
    subject: 'You paid twice: {{price}} is on its way back to you',
    title: 'One payment was too many',
    text: 'You ordered twice and paid twice. Your first order stands, and your access carries on as usual. We’ve undone the second one for you. You’ll get {{price}} back, by the same means you paid with. Depending on your bank, that takes a few days. You don’t need to do anything.',
    order: 'Order undone',
    other:
      'Would you rather have kept the second order? Just reply to this e-mail. You’ll see what’s running at the moment in your account:',
  },
  refund: {
    delayed: {
      subject: 'Your refund of {{price}} is taking longer than expected',
      title: 'Your refund is taking longer than expected',
      text: 'We owe you a refund of {{price}}. Unfortunately it hasn’t gone through yet: your bank or the payment service didn’t accept it. That happens, for example when a card has expired or an account has been closed. We’re taking care of it, and the money is yours in any case. Would you like us to send it to another account? Just reply to this e-mail.',
    },
    term: {
      subject: 'You’re getting {{price}} back',
      title: 'You’re getting {{price}} back',
      text: 'Your app subscription has been cancelled. The payment for its last period has now reached us. For the days after your subscription ends, you’re getting {{price}} back, the same way you paid. Depending on your bank, this takes a few days. There’s nothing else you need to do.',
      more: 'Your account shows how your subscription stands:',
    },
  },
  invoice: {
    title: 'Correction of invoice {{number}}',
    of: 'This corrects',
    ofText: 'invoice {{number}} of {{date}}',
    course: 'Prevention course',
    to: 'Made out to',
    corrected: 'Corrected on',
    before: 'It used to say',
    nobody: 'no details',
    belongs: 'Please note',
    belongsText:
      'This corrects the name and address on the invoice (§ 31 (5) UStDV). Everything else stays as it is. Send this page in together with the invoice.',
    seller: 'Seller',
    text: 'you’ve corrected the details on your invoice. Here is the page that says so. It’s attached as a file too.',
    later: 'The invoice itself is in your account. It can be corrected once.',
    file: 'correction',
  },
  quoted: '“{{text}}”',
  check: {
    cancel: {
      subject: 'Did you cancel? ({{number}})',
      title: 'Did you cancel?',
      text: 'On {{received}} we received a cancellation of your contract, but not from your account. That’s why we’re asking you before anything changes.',
      confirm: 'Yes, cancel my contract',
    },
    withdraw: {
      subject: 'Did you withdraw? ({{number}})',
      title: 'Did you withdraw?',
      text: 'On {{received}} we received a withdrawal from your contract, but not from your account. That’s why we’re asking you before anything changes.',
      confirm: 'Yes, withdraw from my contract',
    },
    confirmText: 'Was it you? Confirm it, and we’ll deal with it straight away:',
    waits:
      'Why we ask: knowing your address doesn’t entitle anyone to speak for you. So nothing changes by itself until you confirm; if we don’t hear from you, one of us will look into it. Either way, what counts is the day it reached us.',
  },
  choice: {
    cancel:
      'We can’t tell for certain which contract you mean, and we’d rather not guess. Please choose the one you’d like to cancel:',
    withdraw:
      'We can’t tell for certain which contract you mean, and we’d rather not guess. Please choose the one you’d like to withdraw from:',
    what: '{{what}}, ordered on {{date}}',
    order: 'Order {{order}}',
  },
  bundle: {
    subject: '{{count}} messages about your declarations',
    title: '{{count}} messages in one',
  },
  emailCheck: {
    subject: 'Please confirm your e-mail address',
    title: 'Is this your e-mail address?',
    text: 'This address has just been entered in a {{product}} account. Was that you? Then please confirm it. Your account will then also show the cancellations and withdrawals you sent with this address.',
    button: 'Confirm address',
    notYou:
      'The link works for 24 hours. Not you? Then just delete this e-mail. Unless you confirm, nobody gets to see anything of yours.',
    address: 'E-mail address',
  },
  quizReminder: {
    subject: 'Your reminder: pick up the questions here',
    title: 'Pick up where you left off',
    text: 'You started the nine questions at {{product}} and asked for this reminder. Carry on here:',
    button: 'Continue',
    where:
      'Your answers are only in the browser you started in. Open the link there and you’ll carry on where you stopped. In any other browser you’ll start afresh.',
    once: 'This is the only reminder. We’ll delete your address tonight. Wasn’t it you, or would you rather not get any in future?',
    stop: 'No more reminders to this address',
  },
  courseAnswer: {
    subject: 'Your course leader has replied',
    title: 'Your course leader has replied',
    text: 'There’s a message waiting for you in your course. What it says stays between the two of you, so you can only read it on our site, once you’re signed in:',
    button: 'Read message',
    reply: 'Please write back there too. A reply to this e-mail won’t reach your course leader.',
  },
  certificateName: {
    asked: {
      subject: 'Your certificate: we’re checking the name',
      title: 'The course leader will look at the name',
      text: 'Someone using your account has requested the certificate of participation in the name “{{name}}”. The course was booked by “{{booked}}”. We may only certify people who really took part, so the course leader decides. We’ll write to you when she has. In your own name, you can have the certificate straight away.',
    },
    approved: {
      subject: 'Your certificate is ready',
      title: 'The certificate has been issued',
      text: 'The course leader has agreed: the certificate of participation is in the name “{{name}}”. It also states when the name was corrected, and that the course was booked by “{{booked}}”.',
    },
    refused: {
      subject: 'Your certificate: not in this name, sorry',
      title: 'We won’t issue it in this name',
      text: 'The course leader has decided not to issue the certificate of participation in the name “{{name}}”, because the course was booked by “{{booked}}”. You can still have it in that name.',
    },
    button: 'Go to the certificate',
    notYou: 'If this wasn’t you, or something isn’t right, just reply to this e-mail.',
  },
  courseQuestion: {
    subject: 'There’s a message waiting for you in the course',
    title: 'There’s a message waiting for you in the course',
    text: 'Someone on your course has written to you, or would like the certificate in another name. You can read which on your page, once you’re signed in; whoever has waited longest comes first:',
    button: 'Read message',
  },
  course: {
    which: 'These e-mails',
    kinds: {
      module_open: 'When the next module opens',
      stalled: 'When a module has been waiting for a while',
      month_left: 'When you have a month left',
      week_left: 'When you have a week left',
      done: 'When you’ve completed every module',
    },
    module_open: {
      subject: 'Module {{number}} is open: {{title}}',
      title: 'Your next module is waiting for you',
      text: 'Module {{number}}, “{{title}}”, is open now. It’s in German, like the rest of the course. Find a quiet moment. There’s no rush.',
      button: 'Go to the module',
    },
    stalled: {
      first: {
        subject: 'Your course is waiting for you',
        title: 'Carry on whenever you like',
        text: 'Module {{number}}, “{{title}}”, has been open for two weeks. Life gets in the way, and that’s all right. Ten minutes are enough to find your way back in.',
      },
      second: {
        subject: 'Would you like to carry on with your course?',
        title: 'Your place is still here',
        text: 'Module {{number}}, “{{title}}”, has been waiting for six weeks. Nothing is lost: you carry on exactly where you stopped. If something doesn’t suit you, just reply to this e-mail.',
      },
    },
    month_left: {
      subject: 'One month left for your course',
      title: 'One month left for your course',
      text: 'Your course runs until {{date}}. You have all of that day too.',
      button: 'Go to your course',
    },
    week_left: {
      subject: 'One week left for your course',
      title: 'One week left for your course',
      text: 'Your course runs until {{date}}. You have all of that day too.',
      button: 'Go to your course',
    },
    done: {
      subject: 'You’ve completed your course',
      title: 'Done. All {{modules}} modules.',
      button: 'Go to the certificate',
      whole: {
        text: 'You’ve listened to everything, answered every question and done all the exercises that count towards the {{planned}} minutes. You can get your certificate now, along with the letter to your insurer. Both are in German.',
        more: 'You can listen to everything until {{date}}. The certificate will still be there after that.',
      },
      fewer: {
        text: 'You’ve listened to everything and answered every question. Your certificate would show {{seen}} of {{planned}} minutes so far, because some exercises aren’t ticked yet. Do them in your own time, tick them by {{date}}, and request the certificate after that. You can also have it now with fewer minutes, but then the number stays as it is. Here’s what’s missing:',
        more: 'You can listen and tick exercises until {{date}}. You can still request the certificate after that.',
      },
      over: {
        text: 'You’ve listened to everything and answered every question. You can get your certificate now, along with the letter to your insurer. Both are in German. It shows {{seen}} of {{planned}} minutes, because not all exercises were ticked.',
        more: 'Your course ran until {{date}}. Exercises can’t be made up any more, but the certificate will still be there.',
      },
    },
    until: 'You have until {{date}} for the whole course.',
    left: {
      one: 'You have one module left to complete.',
      other: 'You have {{count}} modules left to complete.',
    },
    whole:
      'You need all of them for the certificate. After the last day the course is simply over; it doesn’t renew.',
    notAll:
      'They can’t all open before then. You can listen to the open ones until the last day. If you have questions, just reply to this e-mail.',
    calendar: {
      opens: 'Module {{number}} opens: {{title}}',
      opensEarliest: 'Module {{number}} opens at the earliest: {{title}}',
      deadline: 'Last day: {{title}}',
      notes: {
        opens: 'You can listen to the module from today.',
        opensEarliest:
          'It opens once you’ve completed the module before. If that changes, simply load the file again.',
        deadline: 'Your course ends today. You have all of the day.',
      },
      file: 'course.ics',
    },
    stop: 'Stop these e-mails',
    off: 'These e-mails (“{{what}}”) only come while your course is running. You can stop them here without signing in:',
  },
  accountDeleted: {
    subject: 'Your account is deleted',
    title: 'Your account is deleted',
    text: 'Your sign-in is gone, along with your answers, your weight history, your workbooks and your messages with the course leader.',
    ended: {
      app: 'Your app subscription has ended with it.',
      course: 'Your course has ended with it.',
      both: 'Your app subscription and your course have ended with it.',
    },
    kept: 'Our privacy notice says what the law makes us keep, such as invoices and a certificate that was issued, and for how long. Apart from that, your address is nowhere with us any more.',
    notYou: 'Not you? Then please reply to this e-mail straight away.',
  },
  contactChanged: {
    subject: 'Your e-mail address has been changed',
    title: 'We’ll write to you somewhere else from now on',
    text: 'Your {{product}} account has just been given another e-mail address. Everything about your orders will go there from now on. Nothing has changed about how you sign in.',
    notYou: 'Not you? Then please reply to this e-mail straight away, and change your password.',
  },
} as const;

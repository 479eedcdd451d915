export default {
  description: 'Your subscription, your course, your orders and your data.',
  noscript: 'You need JavaScript to see your account. If you’re stuck, write to us:',
  island: {
    title: 'Your account',
    welcome: 'Good to have you here.',
    email: {
      known: 'We send confirmations to {{address}}.',
      none: 'We don’t have an e-mail address for you yet.',
      change: 'Not you? Change the address',
      add: 'Add an address',
      label: 'Your e-mail address',
      hint: 'From now on, we’ll send everything about your orders here. How you sign in stays the same.',
      save: 'Save address',
      done: 'Saved. From your next order on, we’ll write to this address.',
      verified: 'Confirmed',
      unverified: 'Not confirmed yet',
      resend: 'Send a confirmation link',
      sent: 'The link is on its way to {{address}}. It works for 24 hours. Nothing there? Have a look in your spam folder.',
      doneUnverified: 'Saved. We’ve just sent you a link to confirm it.',
      trouble: {
        bounced:
          'We couldn’t reach you at {{address}}: our mail came back. Please check the address and save it again, or use another one.',
        complained:
          'A mail to {{address}} was reported as spam, so we’ve stopped sending reminders there. Was that a slip? Just save the address again.',
      },
    },
    loading: 'Loading your account',
    unreachable: {
      title: 'We can’t reach your account at the moment',
      again: 'Try again',
    },
    app: {
      title: 'Get the app',
      text: 'Three steps and you’re away:',
      load: 'Download the {{product}} app to your phone, with iOS {{ios}} or Android {{android}} or later.',
      signIn: 'Sign in the same way as here.',
      start: 'That’s it. Whatever is in your account is there too.',
      badge: {
        ios: {
          before: 'Download on the',
          name: 'App Store',
        },
        android: {
          before: 'Get it on',
          name: 'Google Play',
        },
      },
      scan: 'Scan with your phone’s camera',
    },
    way: {
      title: 'My progress',
      loading: 'Loading your progress',
      broken: 'We can’t load your progress at the moment. Please reload the page.',
      reload: 'Reload',
      unreachable: {
        title: 'We can’t load your progress at the moment',
        text: 'Your answers are safe. We just can’t get to them at the moment.',
        again: 'Try again',
      },
      unanswered:
        'Nothing here yet. Take the quiz, nine short questions, and we’ll work out your energy needs and the line to your target weight. After that, you can enter your weight here and see how it’s going.',
      withdrawn:
        'You’ve withdrawn your consent, so there’s nothing here any more. If you ever want to start again, you’re welcome: we’ll ask you again.',
      lose: '{{from}} today, {{to}} by about {{date}}',
      reached: 'You’re there: {{from}}',
      reachedText:
        'You started at {{start}}. With around {{need}} a day, your weight should stay roughly where it is.',
      begun: 'You started on {{date}} at {{start}}.',
      comparison: {
        ahead:
          'The plan for {{date}} was about {{planned}}, and you’re already at {{weight}}. Do eat enough: there’s no need to go any faster.',
        'as-planned':
          'The plan for {{date}} was about {{planned}}, and you’re at {{weight}}. Right on course.',
        behind:
          'The plan for {{date}} was about {{planned}}, and you’re at {{weight}}. That’s fine: no two weeks are alike, and the line simply carries on from today.',
      },
      entry: {
        label: 'What do you weigh today?',
        unit: 'kg',
        hint: 'Once a week is plenty. Whole kilos will do.',
        save: 'Save weight',
        saving: 'Saving …',
        saved: 'Saved: {{weight}}. The line carries on from here.',
        same: '{{weight}}, same as last time. The line stays as it is.',
      },
      entries: {
        title: 'Your entries',
        when: 'Date',
        weight: 'Weight',
        slip: 'Typing slip? Enter the right figure on the same day, and only that one counts.',
      },
      edit: 'Change answers',
      next: {
        label: 'Next step',
        pay: {
          title: 'A payment is missing',
          text: 'Please check how you pay, so that you keep your access.',
          link: 'Go to your plan',
        },
        wait: {
          title: 'Your payment is on its way',
          text: 'You’ll get access as soon as it arrives. You can start cooking now.',
          link: 'Browse recipes',
        },
        course: {
          title: 'Your course is under way',
          text: 'You have until {{date}}, at your own pace.',
          link: 'Go to your course',
        },
        certificate: {
          title: 'You’ve completed your course',
          text: 'Get your certificate for your insurer; it’s in German. You can listen to everything until {{date}}.',
          link: 'Go to the certificate',
        },
        app: {
          title: 'Carry on in the app',
          text: 'Sign in there the same way as here. Whatever is in your account is there too.',
          link: 'Get the app',
        },
        questions: {
          title: 'Nine short questions',
          text: 'About {{startMinutes}} minutes, free, and you can go back at any time.',
          link: 'Go to the quiz',
        },
        offers: {
          title: 'A plan for every day',
          text: 'The app turns this into a plan for every day, with recipes and short exercises.',
          link: 'See the plans',
        },
        cook: {
          title: 'For today: eat well',
          text: 'Our recipes are for everyone. Pick one you fancy.',
          link: 'Browse recipes',
        },
      },
    },
    plan: {
      title: 'Your plan',
      state: {
        processing: 'Payment on its way',
        failed: 'Not paid',
        live: 'Active',
        ending: 'Cancelled',
        overdue: 'Payment due',
        suspended: 'Paused',
        ended: 'Ended',
        with_course: 'With your course',
      },
      text: {
        processing:
          'Your payment is on its way. Your bank needs a few more days. As soon as it arrives, your access opens and we’ll write to you. You don’t need to do anything else.',
        failed:
          'Your bank didn’t make the payment. There is no contract, and you won’t be charged anything else. If you’d still like to join, just order again, perhaps with a different way to pay.',
        live: 'Your plan is running. The next charge is on {{date}}.',
        ending:
          'You’ve cancelled. You can use everything until {{date}}, and you won’t be charged again after that.',
        overdue:
          'The last charge didn’t go through. Your access stays open until {{date}}. Please check how you pay.',
        suspended:
          'Your access is paused because a payment is missing or being checked. It carries on once that’s settled.',
        ended: 'Your plan has ended. You won’t be charged again. You’re welcome back any time.',
        with_course:
          'The app comes with your course. Your access ends automatically on {{date}}, and there’s nothing to pay.',
      },
      manage: 'Manage plan',
      pay: 'Check how you pay',
      cancel: 'Cancel',
      again: 'See the plans',
      withCourse: 'Your app access',
    },
    course: {
      state: {
        processing: 'Payment on its way',
        failed: 'Not paid',
        running: 'Running',
        complete: 'Completed',
        expired: 'Expired',
        suspended: 'Paused',
      },
      text: {
        processing:
          'Your payment is on its way. Your bank needs a few more days. As soon as it arrives, your course begins and we’ll write to you.',
        failed:
          'Your bank didn’t make the payment. There is no contract, and you won’t be charged anything else. If you’d still like to join, just order again, perhaps with a different way to pay.',
        running:
          'You have until {{date}}. There’s a new module every week, once you’ve completed the one before.',
        complete:
          'You’ve completed all {{modules}} modules. You can listen to them and tick exercises until {{date}}.',
        expired: 'Your time for this course ran out on {{date}}. It doesn’t renew.',
        suspended: 'Your course is paused because a payment is being checked.',
      },
      open: 'Go to the course',
      certificate: 'Go to the certificate',
      about: 'About the course',
      invoice: 'Invoice for your insurer',
    },
    orders: {
      title: 'Orders and invoices',
      line: '{{number}} · {{date}}',
      guarantee: 'Money-back guarantee until {{date}}',
      state: {
        processing: 'on its way',
        paid: 'paid',
        failed: 'not paid',
        refunding: 'refund on its way',
        refunded: 'refunded',
        duplicate: 'paid twice, refunded',
        disputed: 'being checked',
      },
      again: 'Order again',
      invoice: 'Download invoice',
      billedTo: 'Made out to',
      withdraw: 'Withdraw from the contract',
    },
    data: {
      title: 'Your data',
      cookies: 'Cookie settings',
      cookiesText: 'See what you’ve allowed, and change it any time.',
      cookiesOpen: 'Open settings',
      health: 'Health details',
      healthGiven: 'On {{date}} you agreed that we may use your details for your plan.',
      healthNone: 'You haven’t agreed. We don’t have any health details of yours.',
      healthWithdraw: 'Withdraw consent',
      healthSure: 'We’ll then delete your quiz answers straight away. Your plan and course stay yours.',
      healthConfirm: 'Withdraw and delete',
      healthDone: 'Your health details have been deleted.',
      workbook: {
        title: 'Your course workbooks',
        none: 'They’re in your browser only. Nothing of them is kept in your account.',
        given: 'On {{date}} you agreed that we keep what you write in your account.',
        sure: 'Everything you wrote in your workbooks will be deleted from your account straight away. Your modules and answers stay.',
        done: 'What you wrote in your workbooks has been deleted.',
      },
      export: 'A copy of all your data',
      exportText: 'One file with everything we’ve stored about you.',
      exportButton: 'Download data',
      delete: 'Delete account',
      deleteText:
        'Your account and your details are deleted, here and in the app, including workbooks and messages.',
      deleteButton: 'Delete account …',
      keep: 'I’d rather not',
    },
    leave: {
      title: 'Do you want to delete your account?',
      first:
        'You can still withdraw and get your money back. Once your account is deleted, you can’t do that from here any more. So it’s best to do this first:',
      ends: 'Your plan ({{name}}) ends straight away, even if you’ve paid for the rest of the period. To use it up, cancel first and delete your account afterwards.',
      course: '{{name}} ends too, along with the app access that comes with it.',
      gone: 'What we delete: your sign-in, your quiz answers, your weight history, your workbooks and your messages with the course leader. Once it’s done, we’ll write to your confirmed e-mail address.',
      kept: 'What we have to keep: orders and invoices (eight years, tax law), a certificate of attendance that was issued, with your name and date of birth (four years, because the certifying body asks us to), cancellations and withdrawals (six years, commercial law), records of your consents (three years, as proof) and, after a course, the minutes you spent with your course leader, but not what was said (four years, for the certifying body). We use them for nothing else. And for 90 days we remember, as a hash, that your account existed, so that an old sign-in doesn’t create it again.',
      again:
        'To keep you safe, this only works shortly after you’ve signed in. Please sign in once more, and then you can delete your account.',
      signIn: 'Sign in again',
      confirm: 'Delete account for good',
    },
    gone: {
      title: 'Your account is deleted',
      text: 'Thank you for being with us. All the best.',
      kept: 'Only the sign-in itself couldn’t be removed right away. We’ll see to that. If you have any questions, write to us: {{email}}',
      home: 'Go to the home page',
    },
    logout: 'Sign out',
    declarations: {
      title: 'Your cancellations and withdrawals',
      what: {
        cancel: 'Cancellation: {{what}}',
        withdraw: 'Withdrawal: {{what}}',
      },
      contract: {
        app: 'App subscription',
        course: 'Prevention course',
      },
      line: 'Number {{number}}, received on {{date}}',
      waits: {
        lookup: 'We have it, and are looking up the contract it belongs to.',
        proof:
          'This didn’t come from your account. Was it you? There’s a link in our e-mail to the address you ordered with: one click, and we’ll carry it out straight away. You can also declare it again while you’re signed in. If it wasn’t you, please reply to that e-mail. Nothing changes automatically.',
        choice:
          'We can’t tell for certain which contract you mean. Please choose it in our e-mail: until then, nothing changes automatically.',
        carrying_out: 'We’re carrying this out now, and we’ll e-mail you the outcome.',
        person: 'One of us is looking into this and will write to you. You don’t need to do anything.',
        elsewhere:
          'We have received this. If the contract belongs to another address, we’ll ask there. Otherwise one of us will look into it.',
      },
      counts: 'What counts is always the day your declaration reached us.',
    },
    billing: {
      correct: 'Correct the details on the invoice',
      add: 'Add your name and address to the invoice',
      once: 'You can do this once, so take a moment to check everything. We’ll then send you a page that corrects the invoice.',
      save: 'Correct the invoice',
      corrected:
        'You corrected the details on the invoice on {{date}}. If something still isn’t right, please write to us.',
      done: 'Your invoice has been corrected. The page that says so is on its way by e-mail.',
    },
  },
  link: {
    page: {
      title: 'Your address',
      description: 'Confirm the e-mail address you gave in your account.',
    },
    confirm: {
      title: 'Is this your address?',
      text: 'Once you confirm, it belongs to your account. You’ll also see the cancellations and withdrawals you sent with this address there.',
      button: 'Yes, this is my address',
    },
    confirmed: {
      title: 'Thank you, your address is confirmed',
      text: 'There’s nothing else to do.',
    },
    gone: {
      title: 'This link no longer works',
      text: 'A link works for 24 hours, and only for the address that’s in your account at the moment. You can have it sent again from your account.',
    },
    account: 'Go to your account',
  },
} as const;

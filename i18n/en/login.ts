export default {
  title: 'Sign in',
  description: 'Sign in to Valea or create an account, with Apple, Google, Facebook or your e-mail address.',
  help: 'Something not working?',
  write: 'Write to us',
  script: {
    title: 'You need JavaScript to sign in',
    text: 'Please switch on JavaScript for this page and reload it. Or write or ring us, and we’ll help:',
  },
  planTitle: {
    one: 'Nearly there: your account for 1 month of Valea',
    other: 'Nearly there: your account for {{months}} months of Valea',
  },
  island: {
    checking: 'Checking your login',
    headlines: {
      'sign-in': {
        title: 'Good to see you',
        text: 'Sign in and pick up where you left off.',
      },
      register: {
        title: 'Create your account',
        text: 'One account for the website and the app. And with our money-back guarantee, you have {{registrationGuaranteeDays}} days to find out whether Valea is for you.',
      },
      onboarding: {
        title: 'Keep your result',
        text: 'With an account, your answers are there on every device. And with our money-back guarantee, you have {{registrationGuaranteeDays}} days to find out whether Valea is for you.',
      },
      course: {
        title: 'Sign in to book your course',
        text: 'Your booking, your progress and, later on, your certificate: all in one place.',
      },
      plan: {
        title: 'Nearly there: your Valea account',
        text: 'You’ll use the same sign-in in the app, so choose the one you’ll remember.',
      },
      quiz: {
        title: 'Where shall we send your results?',
        text: 'We’ll e-mail you a link that saves them to your account, no password needed. And with our money-back guarantee, you have {{registrationGuaranteeDays}} days to find out whether Valea is for you.',
      },
    },
    ways: {
      label: 'Ways to sign in',
      with: 'Continue with {{provider}}',
      email: 'Email',
      opening: 'Waiting for {{provider}} …',
      again: 'Try again',
      outside: 'Open in your browser',
      menu: 'Open this app’s menu (⋯) and choose “Open in browser”. Or we can e-mail you a link.',
      link: 'Send me a link',
    },
    forms: {
      'sign-in': {
        title: 'Sign in with your e-mail address',
        submit: 'Sign in',
        to: 'I have an account',
      },
      register: {
        title: 'Create an account',
        submit: 'Create account',
        to: 'I’m new here',
      },
      reset: {
        title: 'Choose a new password',
        submit: 'Send the e-mail',
        to: 'Forgot your password?',
      },
      link: {
        title: 'Sign in without a password',
        submit: 'Send the link',
        to: 'Sign in without a password',
      },
    },
    fields: {
      email: 'E-mail address',
      password: 'Password',
      newPassword: 'New password',
      length:
        'At least {{passwordLength}} characters. A few words in a row are easy to remember and hard to guess.',
      show: 'Show password',
    },
    back: 'All ways to sign in',
    here: {
      why: 'Your browser isn’t storing anything. So sign in right here: your result stays where it is, and then goes into your account.',
      back: 'Back to your result',
    },
    code: {
      title: 'Now your code',
      text: 'Open the authenticator app on your phone and enter the six digits it shows for Valea.',
      label: 'Code from the app',
      submit: 'Sign in',
      lost: 'Lost the app, or got a new phone? Write to us and we’ll get you back in:',
    },
    mailed: {
      title: 'Check your inbox',
      register: {
        before: 'We’ve sent an e-mail to this address:',
        after:
          'Open the link in it to confirm that the address is yours, and this page will carry on. If you already have an account, the link signs you in.',
      },
      reset: {
        before: 'If there’s an account with this address, an e-mail is on its way:',
        after: 'The link in it lets you choose a new password.',
      },
      link: {
        before: 'We’ve sent an e-mail to this address:',
        after: 'Open the link in it and you’re signed in. It works once.',
      },
      spam: 'Nothing there? Have a look in your spam folder.',
      again: 'Send it again',
      later: 'You can send it again in half a minute.',
      other: 'Use a different address',
    },
    address: {
      title: 'Which address did we send the link to?',
      text: 'You’ve opened it in a different browser from the one you asked for it in. So that we know it’s you, please enter the address once more.',
      submit: 'Sign in',
    },
    newPassword: {
      title: 'Your new password',
      text: 'After that, you’re signed in straight away.',
      submit: 'Save and sign in',
    },
    confirmed: {
      title: 'Your address is confirmed',
      text: 'The page you came from will carry on automatically. You can close this one.',
      here: 'Or carry on here',
    },
    unreachable: {
      title: 'We can’t reach your account at the moment',
      again: 'Try again',
    },
    signedIn: {
      title: 'You’re signed in',
      on: 'Continue',
    },
  },
} as const;

export default {
  check: {
    title: 'Is this certificate genuine?',
    description:
      'Check a Valea certificate of attendance by its number, name and date of birth. The page answers yes or no, and shows the minutes attested and any correction.',
    genuine: {
      title: 'Yes, it’s genuine',
      text: 'We issued this certificate, and we issued it in this name with this date of birth.',
    },
    revoked: {
      title: 'No, it isn’t valid at the moment',
      text: 'We issued this certificate. But the course fee has been refunded, or a bank is looking into the payment.',
    },
    no: {
      title: 'No, these details don’t match',
      text: 'We have no certificate with these details. Please compare the number, name and date of birth with the paper once more. If they match, the certificate isn’t ours, it has been altered, or it’s more than four years old.',
    },
    busy: {
      title: 'One moment, please',
      text: 'There have been a great many requests from here. Try again in a minute.',
    },
    ask: {
      title: 'Enter the details',
      text: 'All three are printed on the certificate, with the number at the foot. We only compare what you enter: we don’t store it.',
      label: 'Certificate number',
      name: 'First and last name',
      birthday: 'Date of birth',
      button: 'Check',
    },
    again: 'Check another certificate',
  },
} as const;

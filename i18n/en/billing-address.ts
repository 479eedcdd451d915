export default {
  title: 'Who should the invoice be made out to?',
  text: 'An invoice for your health insurer needs your name and address. We only use them for that, and your name for the certificate.',
  name: 'First and last name',
  nameHint: 'As your health insurer knows you. Your certificate will show it too.',
  street: 'Street and house number',
  postcode: 'Postcode',
  city: 'Town',
  country: 'Country',
  wrong: {
    name: 'Please enter your first and last name.',
    street: 'Please enter your street and house number.',
    postcode: 'A German postcode has five digits.',
    postcodeMissing: 'Please enter your postcode.',
    postcodeAbroad: 'Please check the postcode.',
    city: 'Please enter your town.',
    country: 'Please choose your country.',
  },
} as const;

export default {
  seo: {
    title: '{{course}}: who can take part',
    description:
      '“{{course}}”: who can take part in this prevention course, and who’s better off without it. The conditions in plain words, with a BMI calculator.',
  },
  steps: {
    label: 'Steps to your booking',
    requirements: 'Requirements',
    reimbursement: 'Insurer',
    order: 'Order',
  },
  breadcrumb: 'Requirements',
  title: 'Is the course right for your health?',
  intro:
    'The course is for healthy adults, and it’s in German only. Take your time over these points. What you enter here stays in your browser.',
  conditions: {
    title: 'You can join if you are',
    adult: 'at least {{minAge}} years old',
    without: 'and none of these points applies to you:',
    secondary: 'excess weight caused by another illness or a syndrome (secondary or syndromal obesity)',
    psychiatric: 'a psychiatric illness or an eating disorder',
    metabolic: 'a metabolic disease that needs treatment',
    bodyMass: 'a BMI under 18.5, or of 35 or more',
    doctor: 'If your BMI is 30 or more but under 35, you can join once you have spoken to a doctor.',
  },
  helper: {
    title: 'Don’t know your BMI?',
    text: 'Work it out here. The numbers never leave your browser, and we don’t keep them.',
    height: 'Height',
    weight: 'Weight',
    heightUnit: 'cm',
    weightUnit: 'kg',
    result: 'Your BMI: {{value}}',
    noHeight: 'Now just your height, and we can work it out.',
    noWeight: 'Now just your weight, and we can work it out.',
    heightUnclear:
      'We can’t work with that height. Please enter it in centimetres, between {{min}} and {{max}}.',
    weightUnclear:
      'We can’t work with that weight. Please enter it in kilograms, between {{min}} and {{max}}.',
    underScale: 'Your figure is to the left of the scale, which starts at {{first}}.',
    overScale: 'Your figure is to the right of the scale, which ends at {{last}}.',
    'below-18-5':
      'That’s under 18.5. This course isn’t made for that, but we’ll show you who can help you better. Are food and weight often on your mind, and weighing on you? Someone will listen at {{helpPhone}}, the German helpline for eating disorders.',
    'below-30': 'That’s between 18.5 and 30. As far as BMI goes, nothing stands in the way of the course.',
    'from-30': 'That’s from 30 to under 35. Please talk to your doctor before the course.',
    'from-35':
      'That’s 35 or above. This course isn’t made for that, but we’ll show you who can help you better.',
  },
  form: {
    title: 'Your confirmation',
    birthday: 'When were you born?',
    birthdayHint: 'You have to be at least {{minAge}} on the day you book. The date stays in your browser.',
    conditions: 'None of the illnesses listed on this page applies to me.',
    range: 'My BMI is',
    'below-18-5': 'under 18.5',
    'below-30': '18.5 to under 30',
    'from-30': '30 to under 35',
    'from-35': '35 or higher',
    doctor: 'I have spoken to a doctor, who sees no medical reason why I should not take the course.',
    stored: 'We store the fact that you confirmed this version, and when. We do not store your answers.',
  },
  problems: {
    'birthday-open': 'Please enter your date of birth.',
    'conditions-open':
      'Please confirm the requirements first. If one of the points applies to you, choose the second button.',
    'range-open': 'Please tell us which range your BMI is in.',
    'doctor-open': 'In this range you can join only after speaking to a doctor. Have you done so?',
    'not-kept':
      'Your browser isn’t storing anything for this page. Please allow it to store website data and try again.',
  },
  ways: {
    join: 'I can participate',
    contraindications: 'I have contraindications',
    app: 'Discover the app',
  },
  confirmed: {
    text: 'You’ve already confirmed the requirements.',
    link: 'Continue to your order',
  },
  noscript: 'You need JavaScript to confirm. Please switch it on for this page, or write to us:',
} as const;

import type { Translation } from '../translation.ts';
import type en from '../en/requirements.ts';

export default {
  seo: {
    title: '{{course}}: Voraussetzungen',
    description:
      '„{{course}}“: wer am Präventionskurs teilnehmen kann und wer besser nicht. Die Voraussetzungen in klaren Worten, mit BMI-Rechner im Browser.',
  },
  steps: {
    label: 'Dein Weg zur Buchung',
    requirements: 'Voraussetzungen',
    reimbursement: 'Krankenkasse',
    order: 'Bestellen',
  },
  breadcrumb: 'Voraussetzungen',
  title: 'Passt der Kurs zu deiner Gesundheit?',
  intro:
    'Der Kurs ist für gesunde Erwachsene gemacht. Geh die Punkte bitte in Ruhe durch. Was du hier eingibst, bleibt in deinem Browser.',
  conditions: {
    title: 'Mitmachen kannst du, wenn du',
    adult: 'mindestens {{minAge}} Jahre alt bist',
    without: 'und keiner dieser Punkte auf dich zutrifft:',
    secondary:
      'Übergewicht, das von einer anderen Krankheit oder einem Syndrom kommt (sekundäre oder syndromale Adipositas)',
    psychiatric: 'eine psychische Erkrankung oder eine Essstörung',
    metabolic: 'eine Stoffwechselkrankheit, die behandelt werden muss',
    bodyMass: 'ein BMI unter 18,5 oder ab 35',
    doctor: 'Bei einem BMI von 30 bis unter 35 geht es nach ärztlicher Rücksprache.',
  },
  helper: {
    title: 'Du kennst deinen BMI nicht?',
    text: 'Hier kannst du ihn ausrechnen. Die Zahlen verlassen deinen Browser nicht, und wir merken sie uns nicht.',
    height: 'Größe',
    weight: 'Gewicht',
    heightUnit: 'cm',
    weightUnit: 'kg',
    result: 'Dein BMI: {{value}}',
    noHeight: 'Jetzt fehlt noch deine Größe, dann rechnen wir.',
    noWeight: 'Jetzt fehlt noch dein Gewicht, dann rechnen wir.',
    heightUnclear:
      'Mit dieser Größe können wir nicht rechnen. Gib sie bitte in Zentimetern an, zwischen {{min}} und {{max}}.',
    weightUnclear:
      'Mit diesem Gewicht können wir nicht rechnen. Gib es bitte in Kilogramm an, zwischen {{min}} und {{max}}.',
    underScale: 'Dein Wert liegt links von der Skala: Sie beginnt bei {{first}}.',
    overScale: 'Dein Wert liegt rechts von der Skala: Sie endet bei {{last}}.',
    'below-18-5':
      'Das liegt unter 18,5. Dieser Kurs ist dafür nicht gemacht; wir zeigen dir, wer dir besser helfen kann. Kreisen deine Gedanken oft um Essen und Gewicht, und belastet dich das? Unter {{helpPhone}} hört dir beim Beratungstelefon zu Essstörungen jemand zu.',
    'below-30': 'Das liegt zwischen 18,5 und 30. Vom BMI her spricht nichts gegen den Kurs.',
    'from-30':
      'Das liegt im Bereich von 30 bis unter 35. Sprich vor dem Kurs bitte mit deiner Ärztin oder deinem Arzt.',
    'from-35':
      'Das liegt bei 35 oder darüber. Dieser Kurs ist dafür nicht gemacht; wir zeigen dir, wer dir besser helfen kann.',
  },
  form: {
    title: 'Deine Bestätigung',
    birthday: 'Wann bist du geboren?',
    birthdayHint:
      'Am Tag der Buchung musst du mindestens {{minAge}} sein. Das Datum bleibt in deinem Browser.',
    conditions: 'Keine der auf dieser Seite genannten Krankheiten trifft auf mich zu.',
    range: 'Mein BMI ist',
    'below-18-5': 'unter 18,5',
    'below-30': '18,5 bis unter 30',
    'from-30': '30 bis unter 35',
    'from-35': '35 oder höher',
    doctor:
      'Ich habe mit einer Ärztin oder einem Arzt gesprochen, und aus ärztlicher Sicht spricht nichts gegen den Kurs.',
    stored:
      'Wir speichern nur, dass und wann du diese Fassung bestätigt hast. Deine Antworten speichern wir nicht.',
  },
  problems: {
    'birthday-open': 'Bitte gib noch dein Geburtsdatum an.',
    'conditions-open':
      'Bitte bestätige zuerst die Voraussetzungen. Trifft etwas davon auf dich zu, wähl den zweiten Knopf.',
    'range-open': 'Bitte sag uns noch, in welchem Bereich dein BMI liegt.',
    'doctor-open': 'In diesem Bereich geht es nur nach ärztlicher Rücksprache. Hast du sie schon?',
    'not-kept':
      'Dein Browser merkt sich für diese Seite nichts. Bitte erlaub ihm, Websitedaten zu speichern, und versuch es noch einmal.',
  },
  ways: {
    join: 'Ich kann teilnehmen',
    contraindications: 'Ich habe Kontraindikationen',
    app: 'App entdecken',
  },
  confirmed: {
    text: 'Du hast die Voraussetzungen schon bestätigt.',
    link: 'Weiter zur Bestellung',
  },
  noscript: 'Zum Bestätigen braucht es JavaScript. Bitte schalte es für diese Seite ein, oder schreib uns:',
} as const satisfies Translation<typeof en>;

// Written by `npm run codegen` from src/content/courses.

export const modules = {
  zpp: [
    { number: 1, slug: 'ankommen-am-tisch', title: 'Ankommen am Tisch', seconds: 66.6, questions: 5 },
    {
      number: 2,
      slug: 'der-teller-in-vierteln',
      title: 'Der Teller in Vierteln',
      seconds: 58.2,
      questions: 5,
    },
    { number: 3, slug: 'hunger-und-saettigung', title: 'Hunger und Sättigung', seconds: 62.8, questions: 5 },
    {
      number: 4,
      slug: 'einkaufen-und-vorkochen',
      title: 'Einkaufen und vorkochen',
      seconds: 66.3,
      questions: 5,
    },
    {
      number: 5,
      slug: 'zwischen-den-mahlzeiten',
      title: 'Zwischen den Mahlzeiten',
      seconds: 64.8,
      questions: 5,
    },
    { number: 6, slug: 'essen-und-gefuehle', title: 'Essen und Gefühle', seconds: 72.8, questions: 5 },
    { number: 7, slug: 'bewegung-die-mitgeht', title: 'Bewegung, die mitgeht', seconds: 68.8, questions: 5 },
    { number: 8, slug: 'dranbleiben', title: 'Dranbleiben', seconds: 67.4, questions: 5 },
  ],
  zpp2: [
    {
      number: 1,
      slug: 'bestandsaufnahme-mit-appetit',
      title: 'Bestandsaufnahme mit Appetit',
      seconds: 60.8,
      questions: 5,
    },
    { number: 2, slug: 'gemuese-zuerst', title: 'Gemüse zuerst', seconds: 67.1, questions: 5 },
    {
      number: 3,
      slug: 'eiweiss-aus-vielen-kuechen',
      title: 'Eiweiß aus vielen Küchen',
      seconds: 57.1,
      questions: 5,
    },
    { number: 4, slug: 'volles-korn', title: 'Volles Korn', seconds: 50.9, questions: 5 },
    { number: 5, slug: 'gutes-fett', title: 'Gutes Fett', seconds: 54.4, questions: 5 },
    {
      number: 6,
      slug: 'zucker-und-salz-finden',
      title: 'Zucker und Salz finden',
      seconds: 56.6,
      questions: 5,
    },
    { number: 7, slug: 'essen-fuer-mehrere', title: 'Essen für mehrere', seconds: 60.5, questions: 5 },
    { number: 8, slug: 'deine-zwoelf-gerichte', title: 'Deine zwölf Gerichte', seconds: 54.8, questions: 5 },
  ],
} as const;

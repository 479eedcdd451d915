import type { Translation } from '../translation.ts';
import type en from '../en/not-possible.ts';

export default {
  seo: {
    title: '{{course}}: Teilnahme nicht möglich',
    description: '„{{course}}“ passt gerade nicht zu dir. Hier steht, wer dir besser helfen kann.',
  },
  breadcrumb: 'Nicht möglich',
  title: 'Dieser Kurs ist gerade nicht das Richtige für dich',
  text: 'Danke, dass du ehrlich warst. Eine Teilnahme ist nicht möglich, und das hat einen guten Grund: Du verdienst Hilfe, die deine Gesundheit im Blick hat. Du hast nichts bezahlt, und gespeichert haben wir auch nichts.',
  choose: 'Worum geht es bei dir? Dann zeigen wir dir, wer helfen kann.',
  private: 'Deine Auswahl bleibt auf dieser Seite. Niemand außer dir sieht sie.',
  cases: {
    mind: {
      label: 'Essstörung oder psychische Erkrankung',
      title: 'Du musst da nicht allein durch',
      text: 'Ein Kurs, in dem es so viel ums Essen geht, kann mehr schaden als helfen. Beim Beratungstelefon zu Essstörungen hört dir jemand zu, anonym und ohne Eile. Auch deine Hausarztpraxis oder eine Psychotherapie-Sprechstunde ist ein guter erster Schritt.',
      call: 'Beratungstelefon zu Essstörungen',
      web: 'Beratung in deiner Nähe',
      urgent: 'Wenn es dir gerade sehr schlecht geht, ist die Telefonseelsorge rund um die Uhr da:',
    },
    underweight: {
      label: 'BMI unter 18,5',
      title: 'Lass gut auf dich aufpassen',
      text: 'Das kann viele Gründe haben. Deine Hausarztpraxis findet mit dir heraus, was dahintersteckt und was dir guttut. Kreisen deine Gedanken oft um Essen und Gewicht, und belastet dich das? Beim Beratungstelefon zu Essstörungen hört dir jemand zu, anonym und ohne Eile.',
    },
    bodyMass: {
      label: 'BMI von 35 oder mehr',
      title: 'Hol dir Menschen dazu, die sich auskennen',
      text: 'Ab diesem Bereich hilft eine ärztliche Begleitung am meisten. Deine Hausarztpraxis kann dich an ein Adipositas-Zentrum oder in eine Ernährungstherapie überweisen; viele Krankenkassen übernehmen sie.',
      app: 'Kochen kannst du mit uns trotzdem: Die Rezepte sind für alle da, und der Wochenplan macht daraus sieben Tage mit Einkaufszettel. Ein Tempo oder ein Datum nennen wir dir dabei nicht.',
    },
    illness: {
      label: 'Stoffwechselkrankheit, oder Übergewicht durch eine andere Krankheit',
      title: 'Erst die Behandlung, dann der Speiseplan',
      text: 'Deine Ärztin oder dein Arzt weiß, welche Ernährung zu deiner Behandlung passt. Eine Ernährungstherapie auf ärztliche Empfehlung wird von vielen Krankenkassen bezuschusst.',
      app: 'Die App ersetzt das nicht. Zum Kochen und Planen darf sie dich begleiten, wenn deine Arztpraxis einverstanden ist.',
    },
    young: {
      label: 'Ich bin noch keine {{minAge}}',
      title: 'Valea ist für Erwachsene',
      text: 'Wenn dich dein Gewicht beschäftigt, sprich mit deiner Kinder- oder Jugendarztpraxis. Auch die Nummer gegen Kummer ist für dich da, anonym und gebührenfrei:',
    },
  },
  app: 'App entdecken',
  recipes: 'Rezepte ansehen',
  back: 'Doch noch einmal zu den Voraussetzungen',
  doctor: 'Praxis in deiner Nähe finden',
  week: 'Woche planen',
} as const satisfies Translation<typeof en>;

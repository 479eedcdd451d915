import type { Translation } from '../translation.ts';
import type en from '../en/about.ts';

export default {
  seo: {
    title: 'Über Valea: wer wir sind, wie wir arbeiten',
    description:
      'Warum es Valea gibt, wie unsere Methode in drei Schritten funktioniert, wie wir unsere Texte prüfen und was wir bleiben lassen.',
  },
  hero: {
    title: 'Wir glauben an Abendbrot.',
    text: 'An den gedeckten Tisch, an Butter auf dem Brot und daran, dass man vom Essen satt werden darf. Von dort aus helfen wir Erwachsenen, gut zu essen und in Ruhe abzunehmen.',
    pictureAlt: 'Ein gedeckter Abendbrottisch mit belegten Broten, Käse, Butter, Salat und Tee',
  },
  why: {
    eyebrow: 'Warum es uns gibt',
    title: 'Genug Diäten für ein Leben',
  },
  method: {
    eyebrow: 'So arbeiten wir',
    title: 'Die Methode in drei Schritten',
    text: 'Sie passt in einen vollen Alltag, und du kannst jederzeit langsamer machen.',
    steps: {
      listen: {
        title: 'Zuerst hören wir zu',
        text: 'Wie isst du, für wen kochst du, wie viel bewegst du dich? Aus deinen Antworten entsteht dein Plan. Bevor es um Gewicht und Gesundheit geht, bitten wir um deine Einwilligung.',
      },
      cook: {
        title: 'Dann kochst du',
        text: 'Für jeden Tag Mahlzeiten, die zu dir passen: viel Gemüse, genug Eiweiß, sättigende Beilagen, und auch mal Kuchen. Die Mengen sind für alle am Tisch berechnet.',
      },
      keep: {
        title: 'Daraus wird Gewohnheit',
        text: 'Kurze Übungen helfen dir zu merken, wann du Hunger hast und wann dir etwas anderes fehlt. Wer tiefer einsteigen möchte, nimmt den Kurs dazu: {{modules}} Audiomodule in {{weeks}} Wochen.',
      },
    },
  },
  who: {
    eyebrow: 'Wer dahintersteht',
    title: 'Menschen, die du erreichen kannst',
    text: 'Valea ist ein Angebot der {{companyName}} aus {{city}}.',
    director: 'leitet das Unternehmen',
    leader: 'leitet den Präventionskurs und beantwortet die Fragen der Teilnehmenden',
    write: 'Schreib uns:',
    imprint: 'Zum Impressum',
  },
  check: {
    eyebrow: 'Sorgfalt',
    title: 'Wie wir prüfen, was wir schreiben',
    items: {
      sources: {
        title: 'Ernährung',
        text: 'Was wir empfehlen, richtet sich nach der Deutschen Gesellschaft für Ernährung. Wo sich die Forschung nicht einig ist, schreiben wir das dazu.',
      },
      recipes: {
        title: 'Rezepte',
        text: 'Nährwerte berechnen wir aus den Zutaten, je Portion. Nimm sie als Richtwerte, denn keine Tomate wiegt wie die andere.',
      },
      figures: {
        title: 'Preise und Fristen',
        text: 'Jeder Preis und jede Frist ist bei uns nur einmal hinterlegt. Deshalb steht auf allen Seiten dasselbe.',
      },
      reviews: {
        title: 'Bewertungen',
        text: 'Wir veröffentlichen sie nur, wenn der Kauf im Konto nachvollziehbar ist und die Person zugestimmt hat. Geld gibt es dafür nicht, und Kritik bleibt stehen. Beispiele sind als Beispiele gekennzeichnet.',
      },
    },
    errors: {
      title: 'Fehler',
      text: 'Du hast einen gefunden? Schreib uns, dann korrigieren wir ihn:',
    },
  },
  not: {
    eyebrow: 'Was wir bleiben lassen',
    title: 'Das findest du bei uns nicht',
    items: {
      pictures: 'Bilder von vorher und nachher',
      promises: 'Versprechen, wie viel du bis wann abnimmst',
      lists: 'Listen mit verbotenem Essen',
      pressure: 'Countdowns und künstliche Eile',
      data: 'Werbung mit deinen Gesundheitsdaten',
      powder: 'Pulver, Pillen und Shakes',
    },
    doctor:
      'Valea ersetzt auch keine Behandlung. Bei Krankheiten, in der Schwangerschaft und mit einer Essstörung ist deine Arztpraxis der richtige Ort.',
    doctorLink: 'Wann du vorher fragen solltest',
  },
  closing: {
    title: 'Setz dich dazu.',
    text: 'Am besten lernst du uns beim Kochen kennen.',
    recipes: 'Rezepte ansehen',
    faq: 'Fragen und Antworten',
  },
} as const satisfies Translation<typeof en>;

import type { Translation } from '../translation.ts';
import type en from '../en/app.ts';

export default {
  caption: 'Illustration der App',
  captions: 'Illustrationen der App',
  alt: {
    today:
      'Illustration der App: der Plan für heute mit Frühstück, Mittagessen, Abendessen und Snack, zusammen {{kcal}} kcal',
    recipe:
      'Illustration der App: das Rezept „{{recipe}}“ mit Dauer, Energie und Zutaten für {{people}} Portionen',
    list: 'Illustration der App: der Einkaufszettel der Woche, sortiert wie im Laden, mit Mengen aus allen Rezepten',
    week: 'Illustration der App: sieben Tage mit je vier Mahlzeiten und ihrer Energie',
    anyWeek: 'Illustration der App: sieben Tage mit je vier Mahlzeiten',
    exercise:
      'Illustration der App: eine kurze Übung zu der Frage, ob du Hunger hast oder nur einen langen Tag hattest',
    table:
      'Illustration der App: ein Telefon mit dem Plan für heute auf einem Küchentisch am Fenster, umgeben von Lachs mit Gemüse, Salat, Brot und Kaffee',
    plan: 'Illustration der App: ein Telefon mit dem Plan für heute, daneben eine Kiste mit Gemüse und Brot',
  },
  screens: {
    tabs: {
      today: 'Heute',
      week: 'Woche',
      list: 'Einkauf',
      recipes: 'Rezepte',
      exercises: 'Übungen',
    },
    today: {
      greeting: 'Hallo Lena',
      planned: 'kcal geplant',
      eaten: '{{kcal}} davon gegessen,',
      left: 'noch drei Mahlzeiten',
    },
    recipe: {
      protein: '{{grams}} g Eiweiß',
      ingredients: 'Zutaten',
      portions: '{{n}} Portionen',
      cook: 'Jetzt kochen',
    },
    list: {
      title: 'Einkaufszettel',
      text: 'Für 2 Personen, Montag bis Sonntag',
      recipes: '{{n}} Rezepte',
    },
    week: {
      title: 'Deine Woche',
      text: 'Für 2 Personen. Zum Tauschen antippen.',
      swap: 'Zum Tauschen antippen.',
    },
    exercise: {
      length: 'Übung · 3 Min.',
      title: 'Habe ich Hunger, oder war der Tag lang?',
      text: 'Leg eine Hand auf den Bauch und atme dreimal ruhig aus. Was trifft es gerade?',
      answers: {
        hungry: 'Ich habe Hunger',
        tired: 'Ich bin müde',
        pause: 'Ich brauche eine Pause',
        unsure: 'Ich weiß es noch nicht',
      },
      note: 'Hier gibt es kein Richtig und kein Falsch.',
      next: 'Weiter',
    },
  },
} as const satisfies Translation<typeof en>;

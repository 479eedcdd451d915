import type { Locale } from '#domain/locales.ts';

/** What the app says on its screens, in both languages. */
const german = {
  weekdays: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
  meals: ['Frühstück', 'Mittagessen', 'Abendessen', 'Snack'],
  minutes: 'Min.',
  portions: 'Portionen',
  tabs: ['Heute', 'Woche', 'Einkauf', 'Rezepte', 'Übungen'],
  today: {
    greeting: 'Hallo Lena',
    planned: 'kcal geplant',
    eaten: 'davon gegessen',
    left: 'noch drei Mahlzeiten',
  },
  recipe: { protein: 'Eiweiß', ingredients: 'Zutaten', cook: 'Jetzt kochen' },
  list: {
    title: 'Einkaufszettel',
    text: 'Für 2 Personen, Montag bis Sonntag',
    recipes: 'Rezepte',
  },
  week: { title: 'Deine Woche', text: 'Für 2 Personen. Zum Tauschen antippen.' },
  exercise: {
    title: 'Habe ich Hunger, oder war der Tag lang?',
    text: 'Leg eine Hand auf den Bauch und atme dreimal ruhig aus. Was trifft es gerade?',
    answers: ['Ich habe Hunger', 'Ich bin müde', 'Ich brauche eine Pause', 'Ich weiß es noch nicht'],
    note: 'Hier gibt es kein Richtig und kein Falsch.',
    next: 'Weiter',
    length: 'Übung · 3 Min.',
  },
};

export type Words = typeof german;

const english: Words = {
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  meals: ['Breakfast', 'Lunch', 'Dinner', 'Snack'],
  minutes: 'min',
  portions: 'portions',
  tabs: ['Today', 'Week', 'Shopping', 'Recipes', 'Exercises'],
  today: {
    greeting: 'Hi, Lena',
    planned: 'kcal planned',
    eaten: 'eaten so far',
    left: 'three meals to go',
  },
  recipe: { protein: 'protein', ingredients: 'Ingredients', cook: 'Start cooking' },
  list: {
    title: 'Shopping list',
    text: 'For 2 people, Monday to Sunday',
    recipes: 'recipes',
  },
  week: { title: 'Your week', text: 'For 2 people. Tap a meal to swap it.' },
  exercise: {
    title: 'Am I hungry, or was it a long day?',
    text: 'Rest a hand on your belly and breathe out slowly, three times. What fits right now?',
    answers: ['I’m hungry', 'I’m tired', 'I need a break', 'I’m not sure yet'],
    note: 'There’s no right or wrong here.',
    next: 'Continue',
    length: 'Exercise · 3 min',
  },
};

export const words: Readonly<Record<Locale, Words>> = { de: german, en: english };

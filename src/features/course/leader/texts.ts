import { mostMinutes } from '#domain/course/contact.ts';
import { facts } from '#domain/facts.ts';

/**
 * What the course leader's page says. Not in the catalogues of `i18n`: the course is German, and texts that a page hands
 * to its island stand in its HTML, where everybody could read them. These come with the part that she alone loads.
 */
export const texts = {
  title: 'Kursleitung',
  counts: {
    waiting: 'Warten auf Antwort',
    lacking: 'Minuten fehlen',
    fine: 'Alles gut',
    over: 'Kurs vorbei',
  },
  none: 'Im Moment nimmt niemand am Kurs teil. Wer einen Kurs bucht, steht danach hier.',
  nobodyWaits: 'Niemand wartet auf eine Antwort.',
  unnamed: 'Ohne Namen',
  back: 'Zurück zur Übersicht',
  choose: 'Wähl links jemanden aus, um zu lesen und zu antworten.',
  courses: { zpp: 'Gut essen, leichter leben', zpp2: 'Bunt und ausgewogen' },
  waits: (since: string) => `wartet seit ${since}`,
  minutes: (minutes: number) => `${minutes} von ${facts.course.contactMinutes} Minuten`,
  lacks: (minutes: number, day: string) => `${minutes} Minuten fehlen noch, Kurs bis ${day}`,
  ends: (day: string) => `Kurs bis ${day}`,
  ended: (day: string) => `Kurs war bis ${day}`,
  closed: 'Kurs geschlossen',
  loading: 'Wird geladen',
  again: 'Noch einmal versuchen',
  refresh: 'Neu laden',
  thread: 'Verlauf',
  empty: 'Noch keine Nachrichten.',
  from: { participant: 'Teilnehmerin', leader: 'Du' },
  at: (date: string, time: string) => `${date}, ${time} Uhr`,
  read: 'gelesen',
  unread: 'noch nicht gelesen',
  answer: {
    label: 'Deine Antwort',
    // With a word joiner, so that no line ends within the word.
    hint: 'Nur Text. Sie bekommt eine E-\u2060Mail, dass eine Antwort da ist, ohne deren Inhalt.',
    minutes: 'Minuten dafür',
    minutesHint: 'Lesen und Schreiben, in ganzen Minuten.',
    send: 'Antworten und Minuten buchen',
    missing: 'Schreib bitte erst etwas.',
    minutesMissing: `Trag bitte ein, wie viele Minuten es waren: 1 bis ${mostMinutes}.`,
    settle: 'Braucht keine Antwort',
    sent: 'Gesendet und gebucht.',
    settled: 'Erledigt. Hier wartet niemand mehr auf eine Antwort.',
  },
  call: {
    title: 'Telefonat buchen',
    minutes: 'Minuten',
    day: 'Tag',
    book: 'Buchen',
    dayMissing: 'Gib bitte einen Tag an, der nicht in der Zukunft liegt.',
    booked: 'Gebucht.',
  },
  ledger: {
    title: 'Gebuchte Minuten',
    none: 'Noch keine Minuten gebucht.',
    day: 'Tag',
    what: 'Was',
    minutes: 'Minuten',
    kinds: { message: 'Nachricht', call: 'Telefonat', correction: 'Korrektur' },
    takeBack: 'Stornieren',
    takeBackOf: (kind: string, day: string, minutes: number) =>
      `Stornieren: ${kind} vom ${day}, ${minutes} Minuten`,
    takenBack: 'storniert',
    note: 'Gebuchtes bleibt als Nachweis stehen. Ein Irrtum wird mit einer Gegenbuchung aufgehoben, danach buchst du neu.',
  },
} as const;

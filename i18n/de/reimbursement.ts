import type { Translation } from '../translation.ts';
import type en from '../en/reimbursement.ts';

export default {
  seo: {
    title: '{{course}}: was die Krankenkasse zahlt',
    description:
      'Such deine Krankenkasse: was gesetzliche Kassen nach dem Abschluss zu „{{course}}“ meist zahlen, was für dich bleibt, und was du deine Kasse fragst.',
  },
  breadcrumb: 'Erstattung',
  title: 'Wie viel zahlt deine Krankenkasse?',
  intro:
    'Du zahlst {{courseFee}} im Voraus. Hast du den Kurs vollständig abgeschlossen, reichst du Rechnung und Bescheinigung ein, und deine gesetzliche Kasse überweist dir, was sie erstattet.',
  noscript: 'Ohne JavaScript findest du deine Kasse weiter unten in der Tabelle.',
  island: {
    label: 'Deine Krankenkasse',
    placeholder: 'etwa TK oder AOK Bayern',
    open: 'Liste aller Krankenkassen',
    found: {
      one: '1 gefunden',
      other: '{{count}} gefunden',
    },
    none: 'Dazu finden wir keine gesetzliche Kasse. Bist du vielleicht anders versichert?',
    other: 'Oder bist du anders versichert?',
    private: 'Privat versichert',
    elsewhere: 'Im Ausland versichert',
    nobody: 'Nicht versichert',
    had: 'Ich habe in diesem Jahr schon zwei Kurse bei meiner Kasse abgerechnet.',
    fee: 'Kursgebühr',
    back: 'Von der Kasse',
    own: 'Dein Anteil',
    paidFirst: 'zahlst du zuerst',
    after: 'nach dem Abschluss',
    finally: 'zahlst du selbst',
    bar: 'Von {{fee}} Kursgebühr kommen nach dem Abschluss {{back}} von deiner gesetzlichen Kasse zurück, {{own}} bleiben bei dir.',
    range: '{{least}} bis {{most}}',
    anyTitle: 'So ist es bei den meisten',
    any: 'Gesetzliche Kassen erstatten meist {{reimbursementMin}} bis {{reimbursementMax}} der Gebühr, wenn du den Kurs vollständig abgeschlossen hast. Such deine Kasse, dann siehst du es genauer.',
    known:
      'So steht es in unserer Quelle. Seitdem kann sich etwas geändert haben: Verbindlich ist, was deine Kasse dir sagt, und sie zahlt erst, wenn du den ganzen Kurs abgeschlossen hast.',
    unknown:
      'Gesetzliche Kassen zahlen meist {{reimbursementMin}} bis {{reimbursementMax}}, wenn du den Kurs vollständig abgeschlossen hast. Was deine Kasse genau zahlt, sagt sie dir selbst: Die Fragen dazu haben wir dir aufgeschrieben, fertig zum Kopieren.',
    part: 'Einen Prozentsatz nennt unsere Quelle nicht. Rechne deshalb mit der Spanne und frag kurz nach.',
    asOf: 'Stand {{date}}',
    dated: 'Diese Angabe ist älter als ein Jahr. Frag deine Kasse, ob sie noch gilt.',
    datedShort: 'älter als ein Jahr',
    source: 'Quelle',
    percent: '{{percent}} der Gebühr',
    cap: 'höchstens {{cap}}',
    perYear: '{{count}} Kurse im Jahr',
    employer: 'Diese Kasse steht nur Beschäftigten des Unternehmens und ihren Familien offen.',
    sector: 'Diese Kasse ist für Menschen aus Landwirtschaft, Forst und Gartenbau da.',
    privateText:
      'Private Krankenversicherungen müssen Präventionskurse nicht bezuschussen. Manche Tarife tun es trotzdem: Frag dort nach, und rechne bis dahin mit der vollen Gebühr.',
    elsewhereText:
      'Die Erstattung gibt es nur von deutschen gesetzlichen Krankenkassen. Rechne bitte mit der vollen Gebühr.',
    nobodyText:
      'Ohne gesetzliche Krankenversicherung in Deutschland gibt es keine Erstattung. Rechne bitte mit der vollen Gebühr.',
    hadText:
      'Kassen fördern {{measuresMin}} bis {{measuresMax}} Kurse im Jahr. Hast du sie schon abgerechnet, zahlst du diesen selbst. Vielleicht möchtest du im neuen Jahr beginnen?',
    ask: 'Was du deine Kasse fragst',
    book: 'Kurs buchen',
    bookNote:
      'Du bestellst erst später. Welche Kasse du gewählt hast, erfährt niemand: Die Angabe bleibt in deinem Browser.',
    notKept:
      'Dein Browser merkt sich für diese Seite nichts. Bitte erlaub ihm, Websitedaten zu speichern, sonst fragt dich die nächste Seite noch einmal.',
    ownPage: 'Was deine Kasse selbst dazu schreibt',
  },
  ask: {
    title: 'Was du deine Kasse fragst',
    text: 'Ein Anruf oder eine Nachricht genügt. Kopier die Fragen einfach in die App oder das Kontaktformular deiner Kasse.',
    letter:
      'Guten Tag,\n\nich möchte einen zertifizierten Online-Präventionskurs nach § 20 SGB V machen (Kurs-ID {{courseId}}, {{title}}, Gebühr {{courseFee}}). Bitte sagen Sie mir:\n\n1. Wie viel Prozent der Gebühr erstatten Sie, und gibt es einen Höchstbetrag?\n2. Wie viele Kurse fördern Sie im Jahr, und wie viele habe ich noch?\n3. Bis wann nach dem Kursende muss ich die Unterlagen einreichen?\n4. Reiche ich sie in der App, online oder per Post ein?\n\nVielen Dank!',
    copy: 'Fragen kopieren',
    copied: 'Kopiert.',
    failed: 'Das ließ sich nicht kopieren. Markier den Text bitte selbst.',
  },
  table: {
    title: 'Alle {{insurerCount}} gesetzlichen Krankenkassen',
    open: 'Tabelle mit allen Kassen öffnen',
    insurer: 'Krankenkasse',
    back: 'Erstattung von {{courseFee}}',
    own: 'Dein Anteil',
    source: 'Stand und Quelle',
    unknown: 'keine belegte Angabe',
    caption: 'Was gesetzliche Krankenkassen nach dem Abschluss von {{courseFee}} Kursgebühr erstatten',
  },
  insurer: {
    seoTitle: '{{name}}: Zuschuss zum Präventionskurs',
    seoTitleShort: '{{name}}: Kurszuschuss',
    seoDescription:
      'Was {{name}} nach dem Abschluss zu einem zertifizierten Präventionskurs nach § 20 SGB V zahlt, soweit es belegt ist, und was du vorher fragst.',
    title: '{{name}}: Was kommt vom Präventionskurs zurück?',
    intro:
      'Unser Präventionskurs kostet {{courseFee}}, einmal und im Voraus. Hast du ihn vollständig abgeschlossen, beteiligen sich gesetzliche Krankenkassen.',
    on: 'Mit dieser Kasse weiter',
    course: 'Den Kurs ansehen',
    hand: 'So reichst du Rechnung und Bescheinigung ein',
  },
  tell: {
    title: 'Hast du schon Geld zurückbekommen?',
    text: 'Schreib uns, was deine Kasse zu einem Präventionskurs gezahlt hat: das Jahr, die Kursgebühr und den Betrag. Damit hilfst du anderen, die noch vor der Buchung stehen. Wir suchen eine Quelle dazu; erst dann ändert sich hier etwas.',
    mail: 'Schreib uns',
    subject: 'Was {{insurer}} zum Präventionskurs gezahlt hat',
    anyInsurer: 'meine Krankenkasse',
  },
} as const satisfies Translation<typeof en>;

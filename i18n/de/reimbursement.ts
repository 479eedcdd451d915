import type { Translation } from '../translation.ts';
import type en from '../en/reimbursement.ts';

export default {
  seo: {
    title: '{{course}}: was die Krankenkasse zahlen kann',
    description:
      'Such deine Krankenkasse: was gesetzliche Kassen nach dem Abschluss zu „{{course}}“ meist zahlen, was für dich bleibt, und wie du deine Kasse fragst.',
  },
  breadcrumb: 'Erstattung',
  title: 'Was könnte deine Krankenkasse zahlen?',
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
    any: 'Gesetzliche Kassen erstatten meist {{reimbursementMin}} bis {{reimbursementMax}} der Gebühr, wenn du den Kurs vollständig abgeschlossen hast. Wähl deine Kasse, dann zeigen wir dir, was wir über sie gefunden haben.',
    unknown:
      'Über deine Kasse haben wir keine brauchbare Angabe gefunden. Gesetzliche Kassen erstatten meist {{reimbursementMin}} bis {{reimbursementMax}}, wenn du den Kurs vollständig abgeschlossen hast. Rechne mit der Spanne, bis du gefragt hast.',
    binding:
      'Verbindlich ist, was deine Kasse dir sagt. Sie zahlt erst, wenn du den ganzen Kurs abgeschlossen hast.',
    fromInsurer: 'Laut Seite der Kasse: {{figures}}.',
    fromList: 'Laut einer Liste, nicht von der Kasse selbst: {{figures}}.',
    part: 'Einen Prozentsatz nennt die Quelle nicht, deshalb siehst du eine Spanne.',
    asOf: 'Stand {{date}}.',
    undated: 'Stand unbekannt, frag kurz nach.',
    old: 'Das ist über ein Jahr her, frag kurz nach.',
    sourcesDiffer: 'Unsere Quellen nennen Verschiedenes, hier steht der niedrigere Wert.',
    source: {
      one: 'Quelle',
      other: 'Quellen',
    },
    cap: 'höchstens {{cap}} je Kurs',
    yearCap: 'höchstens {{cap}} im Jahr',
    perYear: {
      one: '{{count}} Kurs im Jahr',
      other: '{{count}} Kurse im Jahr',
    },
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
    ask: 'Lieber schriftlich fragen',
    book: 'Kurs buchen',
    bookNote:
      'Du bestellst erst später. Welche Kasse du gewählt hast, erfährt niemand: Die Angabe bleibt in deinem Browser.',
    notKept:
      'Dein Browser merkt sich für diese Seite nichts. Bitte erlaub ihm, Websitedaten zu speichern, sonst fragt dich die nächste Seite noch einmal.',
    call: {
      title: 'Frag kurz nach',
      sentence:
        'Ich möchte einen zertifizierten Online-Präventionskurs machen. Die Kurs-ID ist {{courseId}}, er kostet {{courseFee}}. Wie viel davon erstatten Sie mir?',
      copy: 'Satz kopieren',
      dial: 'Anrufen: {{number}}',
      noPhone:
        'Die Telefonnummer steht auf den Briefen, in der App und oft auf deiner Versichertenkarte. Dann genügt ein Satz.',
      ownPage: 'Zur Seite deiner Kasse',
    },
  },
  ask: {
    title: 'Was du deine Kasse fragst',
    text: 'Kopier die Fragen einfach in die App oder das Kontaktformular deiner Kasse. Dann hast du auch die Antwort schriftlich.',
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
    asOf: 'Stand {{date}}',
    undated: 'Stand unbekannt',
    old: 'über ein Jahr her',
    differ: 'Quellen nennen Verschiedenes',
    unknown: 'keine Angabe gefunden',
    caption: 'Was gesetzliche Krankenkassen nach dem Abschluss von {{courseFee}} Kursgebühr erstatten',
  },
  insurer: {
    seoTitle: '{{name}}: Zuschuss zum Präventionskurs',
    seoTitleShort: '{{name}}: Kurszuschuss',
    seoDescription:
      'Was {{name}} nach dem Abschluss zu einem zertifizierten Präventionskurs nach § 20 SGB V zahlt, soweit wir es gefunden haben, und wie du nachfragst.',
    title: '{{name}}: Zuschuss zum Präventionskurs',
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

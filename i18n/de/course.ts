import type { Translation } from '../translation.ts';
import type en from '../en/course.ts';

export default {
  seo: {
    title: '{{title}}: Präventionskurs zum Hören',
    description:
      '{{summary}} {{modules}} Module, {{courseFee}}. Gesetzliche Krankenkassen erstatten davon meist {{reimbursementMin}} bis {{reimbursementMax}}, wenn du ihn vollständig abgeschlossen hast.',
  },
  hero: {
    eyebrow: 'Präventionskurs nach § 20 SGB V',
    ask: 'Was könnte meine Kasse zahlen?',
    look: 'Die {{modules}} Module ansehen',
    pictureAlt: 'Kopfhörer, ein Notizbuch und eine Tasse Tee auf einem Küchentisch',
  },
  language: {
    title: 'Der Kurs ist auf Deutsch',
    text: 'Module, Quiz und Arbeitshefte gibt es nur auf Deutsch.',
  },
  lapsed: {
    title: 'Gerade nicht buchbar',
    text: 'Die Zertifizierung dieses Kurses wird erneuert. Ohne sie würde deine Krankenkasse nichts erstatten, deshalb nehmen wir so lange keine Buchungen an. Schreib uns, dann sagen wir dir Bescheid, sobald es weitergeht.',
    mail: 'Sagt mir Bescheid',
  },
  facts: {
    label: 'Der Kurs in Kürze',
    modules: 'Audiomodule, jedes mit Quiz und Arbeitsheft',
    weeks: 'Wochen, jede Woche ein neues Modul',
    finish: 'Monate Zeit, dann endet alles von selbst',
    fee: 'einmal und im Voraus, ohne Verlängerung, {{courseTax}}',
  },
  path: {
    eyebrow: 'Dein Weg',
    title: 'Acht Stationen, eine pro Woche',
    text: 'Jede Woche öffnet sich ein neues Modul, sobald du das vorige ganz gehört und sein Quiz beantwortet hast. Wann und wo du hörst, entscheidest du.',
    week: 'Woche {{week}}',
    end: 'Danach forderst du deine Teilnahmebescheinigung an.',
  },
  sample: {
    eyebrow: 'Hörprobe',
    title: 'So klingt der Kurs',
    text: 'Hier ist ein kurzer Ausschnitt. Die Stimme aus dem Kurs begleitet dich beim Kochen, im Zug oder auf dem Sofa.',
    play: 'Hörprobe abspielen',
    loading: 'Einen Moment …',
    missing:
      'Die Hörprobe lässt sich gerade nicht abspielen. Lies so lange, was dich in den {{modules}} Modulen erwartet.',
    unreachable: 'Die Hörprobe ließ sich nicht laden. Bitte versuch es gleich noch einmal.',
    playing: 'Hörprobe',
    where:
      'Die Datei liegt bei Google Cloud Storage. Wenn du sie abspielst, erfährt Google deine IP-Adresse.',
    example:
      'Noch ein Platzhalter: {{seconds}} Sekunden, gelesen von einer Computerstimme, bis die echte Aufnahme fertig ist.',
    noscript: 'Zum Abspielen brauchst du JavaScript.',
  },
  leader: {
    eyebrow: 'Wer den Kurs leitet',
    write: 'Im Kurs kannst du der Kursleitung jederzeit schreiben.',
    by: 'Kursleitung',
  },
  money: {
    eyebrow: 'Was es kostet',
    title: 'Einmal {{courseFee}}, danach nichts mehr',
    text: 'Du zahlst im Voraus. Gesetzliche Krankenkassen erstatten meist {{reimbursementMin}} bis {{reimbursementMax}} der Gebühr, sobald du den Kurs vollständig abgeschlossen hast und ihre Bedingungen erfüllst. Was wir über deine Kasse gefunden haben, siehst du gleich hier.',
    included: 'Für deine {{courseFee}}',
    conditions: {
      once: 'Keine Verlängerung, kein Abo: Nach {{monthsToFinish}} Monaten endet das Paket von selbst.',
      app: '{{monthsOfAppAccess}} Monate Zugang zur App gehören dazu.',
    },
  },
  certificate: {
    eyebrow: 'Am Ende',
    title: 'Deine Bescheinigung für die Kasse',
    text: 'Wenn du alle {{modules}} Module gehört und jedes Quiz beantwortet hast, forderst du sie an. Mit ihr und der Rechnung beantragst du bei deiner Kasse die Erstattung.',
    minutes:
      'Darauf steht, wie viele Minuten du dabei warst. Zu den vollen {{units}} × {{minutes}} Minuten gehören auch die kurzen Übungen jedes Moduls: Hak sie ab, bevor du die Bescheinigung anforderst, sonst stehen weniger Minuten darauf.',
    link: 'So reichst du sie ein',
    course: 'Kurs',
    courseId: 'Kurs-ID',
    field: 'Handlungsfeld',
    principle: 'Präventionsprinzip',
    units: 'Umfang',
    unitsValue: '{{modules}} Einheiten zu {{minutes}} Minuten, mit Quiz und Übungen',
    approval: 'ZFU-Zulassung',
    certified: 'Zertifiziert',
    certifiedValue: '{{from}} bis {{until}}',
    sample: 'Kurs-ID, Zertifizierung und Qualifikation sind Beispieldaten.',
  },
  whom: {
    eyebrow: 'Für wen',
    title: 'Passt der Kurs zu dir?',
    yes: 'Ja, wenn du',
    yesItems: {
      adult: 'mindestens {{minAge}} Jahre alt bist,',
      listen: 'lieber zuhörst als Tabellen ausfüllst,',
      time: 'in der Woche etwa eine Stunde Zeit hast,',
      german: 'gut Deutsch verstehst.',
    },
    no: 'Nein, wenn du',
    noItems: {
      secondary: 'Übergewicht hast, das von einer anderen Krankheit oder einem Syndrom kommt,',
      psychiatric: 'psychisch erkrankt bist oder eine Essstörung hast,',
      metabolic: 'eine Stoffwechselkrankheit hast, die behandelt werden muss,',
      bodyMass: 'einen BMI unter 18,5 oder ab 35 hast.',
    },
    doctor:
      'Bei einem BMI von 30 bis unter 35 sprich vorher mit deiner Ärztin oder deinem Arzt. Vor der Buchung gehst du diese Punkte in Ruhe durch.',
  },
  other: {
    link: '„{{title}}“ ansehen',
  },
  closing: {
    title: 'Erst fragen, dann buchen.',
    text: 'In zwei kurzen Schritten weißt du, ob der Kurs zu dir passt und womit du bei deiner gesetzlichen Kasse nach dem Abschluss rechnen kannst.',
    faq: 'Fragen zum Kurs',
  },
} as const satisfies Translation<typeof en>;

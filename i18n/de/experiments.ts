export default {
  title: 'Versuche',
  lead: 'Welche Seite bringt mehr Bestellungen? Du darfst jeden Tag nachsehen, das Urteil wird dadurch nicht unsicherer.',
  none: 'Gerade läuft kein Versuch. Wie du einen anlegst, steht in docs/publishing.md.',
  owner: 'Es entscheidet {{owner}}.',
  states: {
    waiting: 'Beginnt am {{day}}',
    running: { one: 'Heute ist der letzte Tag', other: 'Noch {{days}} Tage' },
    ended: 'Zu Ende, noch nicht entschieden',
    decided: 'Entschieden für {{page}}',
  },
  goals: {
    paid: 'Es zählen bezahlte Bestellungen der App.',
    'course-paid': 'Es zählen bezahlte Buchungen des Kurses.',
  },
  share: '{{share}} der Besuche',
  first: 'Mit dieser Seite werden die anderen verglichen.',
  visits: 'Besuche',
  paid: 'Bezahlt',
  rate: 'Anteil, der bezahlt',
  hidden: 'unter 5',
  tooFew: 'zu wenige',
  unknown: 'Noch ist kein Unterschied zu sehen.',
  more: '{{page}} bringt mehr: Zufall wäre das in weniger als 1 von {{oneIn}} solchen Versuchen.',
  less: '{{page}} bringt weniger: Zufall wäre das in weniger als 1 von {{oneIn}} solchen Versuchen.',
  worth: '{{money}} auf 1.000 Besuche',
  between: 'sehr wahrscheinlich zwischen {{low}} und {{high}}',
  needed: 'Für einen Unterschied von {{effect}} braucht es etwa {{orders}} bezahlte Bestellungen.',
  neededOf:
    'Für einen Unterschied von {{effect}} braucht es etwa {{orders}} bezahlte Bestellungen, {{paid}} sind da.',
  traffic: 'Das sind etwa {{visits}} Besuche. Die letzten 28 Tage brachten auf diese Seiten {{recent}}.',
  slow: 'So dauert es etwa {{n}} Wochen.',
  hopeless: 'So wird der Versuch kaum etwas zeigen.',
  skewed:
    'Die Besuche verteilen sich nicht nach den Anteilen. Verlass dich nicht auf das Urteil, bis geklärt ist, warum: Meist lädt eine der Seiten bei manchen nicht.',
  method: {
    title: 'Wie gerechnet wird',
    draw: 'Die Adresse des Versuchs lost bei jedem Aufruf neu, welche Seite sie zeigt, auch beim Neuladen. Gemerkt wird nichts: kein Cookie, keine Kennung. Wer zweimal kommt, sieht vielleicht beide Seiten; das lässt einen Unterschied eher kleiner aussehen.',
    judge:
      'Das Urteil kommt allein aus den bezahlten Bestellungen und den Anteilen. Es darf beliebig oft angesehen werden und irrt dabei in höchstens 1 von 20 Versuchen. Besuche sind geschätzt: Fremde können sie aufblähen, Bestellungen und Geld nicht. Angezeigt wird beides auf Fünfer gerundet, gerechnet genau.',
    worth:
      'Das Geld ist die Differenz zur ersten Seite, vor Erstattungen. Die Spanne gilt in 19 von 20 Versuchen an jedem Tag zugleich; was eine Bestellung im Schnitt bringt, nimmt sie so, wie es bisher ist.',
  },
} as const;

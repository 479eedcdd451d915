export default {
  seo: {
    title: '{{course}}: claiming from your insurer',
    description:
      'What the invoice and the certificate for “{{course}}” say, and how to send them to your health insurer.',
  },
  breadcrumb: 'Invoice',
  title: 'How to claim from your insurer',
  intro:
    'You need two papers: the invoice and your certificate of participation. You get both from us and send them in yourself. With them, a statutory German insurer can pay back its share once you’ve completed the whole course. The course and both papers are in German.',
  paper: {
    label: 'Example of an invoice',
    title: 'Rechnung',
    to: 'An: dein Name, deine Anschrift',
    what: 'Präventionskurs „{{title}}“',
    id: 'Kurs-ID {{courseId}}',
    sum: 'Gesamtbetrag',
    paid: 'bezahlt',
  },
  all: 'See all insurers',
} as const;

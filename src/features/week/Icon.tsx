/** Lucide icons (ISC) that the week shows; pages take theirs from the set itself. */
const paths = {
  other: [
    'm18 14 4 4-4 4m0-20 4 4-4 4',
    'M2 18h1.973a4 4 0 0 0 3.3-1.7l5.454-8.6a4 4 0 0 1 3.3-1.7H22M2 6h1.972a4 4 0 0 1 3.6 2.2M22 18h-6.041a4 4 0 0 1-3.3-1.8l-.359-.45',
  ],
  keep: [
    'M12 17v5M9 10.76a2 2 0 0 1-1.11 1.79l-1.78.9A2 2 0 0 0 5 15.24V16a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-.76a2 2 0 0 0-1.11-1.79l-1.78-.9A2 2 0 0 1 15 10.76V7a1 1 0 0 1 1-1a2 2 0 0 0 0-4H8a2 2 0 0 0 0 4a1 1 0 0 1 1 1z',
  ],
  out: [
    'm16 2-2.3 2.3a3 3 0 0 0 0 4.2l1.8 1.8a3 3 0 0 0 4.2 0L22 8m-7 7L3.3 3.3a4.2 4.2 0 0 0 0 6l7.3 7.3c.7.7 2 .7 2.8 0zm0 0 7 7m-19.9-.2 6.4-6.3M19 5l-7 7',
  ],
  print: [
    'M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M6 9V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v6',
    'M7 14h10a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1z',
  ],
  share: [
    'M15 5a3 3 0 1 0 6 0 3 3 0 1 0-6 0M3 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0M15 19a3 3 0 1 0 6 0 3 3 0 1 0-6 0',
    'm8.59 13.51 6.83 3.98m-.01-10.98-6.82 3.98',
  ],
  remove: ['M18 6 6 18M6 6l12 12'],
  plus: ['M5 12h14m-7-7v14'],
  minus: ['M5 12h14'],
} as const;

export const Icon = ({ name }: { name: keyof typeof paths }) => (
  <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" className="week-icon">
    {paths[name].map((d) => (
      <path key={d} d={d} />
    ))}
  </svg>
);

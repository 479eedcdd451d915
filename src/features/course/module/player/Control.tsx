/** Lucide icons (ISC). */
const paths = {
  play: ['M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z'],
  pause: [
    'M15 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1z',
    'M6 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1z',
  ],
  back: ['M3 12a9 9 0 1 0 9-9a9.75 9.75 0 0 0-6.74 2.74L3 8', 'M3 3v5h5'],
  forward: ['M21 12a9 9 0 1 1-9-9c2.52 0 4.93 1 6.74 2.74L21 8', 'M21 3v5h-5'],
  previous: [
    'M17.971 4.285A2 2 0 0 1 21 6v12a2 2 0 0 1-3.029 1.715l-9.997-5.998a2 2 0 0 1-.003-3.432zM3 20V4',
  ],
  next: ['M21 4v16M6.029 4.285A2 2 0 0 0 3 6v12a2 2 0 0 0 3.029 1.715l9.997-5.998a2 2 0 0 0 .003-3.432z'],
} as const;

export const Sign = ({ name }: { name: keyof typeof paths }) => (
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" className="line-icon">
    {paths[name].map((d) => (
      <path key={d} d={d} />
    ))}
  </svg>
);

interface Props {
  name: keyof typeof paths;
  label: string;
  /** Seconds, small inside the icon. */
  text?: string;
  press: () => void;
}

export const Control = ({ name, label, text, press }: Props) => (
  <button type="button" className="player-control" onClick={press}>
    <Sign name={name} />
    {text !== undefined && <small aria-hidden="true">{text}</small>}
    <span className="visually-hidden">{label}</span>
  </button>
);

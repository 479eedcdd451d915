import './skeleton.css';

interface Props {
  label: string;
  lines?: number;
}

/** Roughly the shape of what is loading. Shown for ten seconds at most. */
export const Skeleton = ({ label, lines = 3 }: Props) => (
  <div className="skeleton needs-script" role="status">
    <p className="visually-hidden">{label}</p>
    <span className="block" aria-hidden="true" />
    {Array.from({ length: lines }, (_, line) => (
      <span key={line} className={line === lines - 1 ? 'short' : undefined} aria-hidden="true" />
    ))}
  </div>
);

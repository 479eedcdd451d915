interface Props {
  /** What is being waited for. */
  label: string;
  lines?: number;
}

/** What is about to come, roughly in its shape: a block and some lines. It ends within ten seconds, one way or the other. */
export const Skeleton = ({ label, lines = 3 }: Props) => (
  <div className="skeleton" role="status">
    <p className="visually-hidden">{label}</p>
    <span className="block" aria-hidden="true" />
    {Array.from({ length: lines }, (_, line) => (
      <span key={line} className={line === lines - 1 ? 'short' : undefined} aria-hidden="true" />
    ))}
  </div>
);

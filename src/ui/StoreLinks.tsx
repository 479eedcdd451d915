import './store-links.css';

/** Our own drawings: the stores' badges would be loaded from their hosts. */
const marks = {
  ios: 'M16.4 12.6c0-2.3 1.9-3.4 2-3.5-1.1-1.6-2.8-1.8-3.4-1.8-1.4-.1-2.8.9-3.5.9s-1.8-.8-3-.8C7 7.4 5.5 8.3 4.7 9.700c-1.7 2.9-.4 7.2 1.2 9.6.8 1.2 1.8 2.5 3 2.4 1.2 0 1.7-.8 3.1-.8 1.5 0 1.9.8 3.2.8 1.3 0 2.1-1.2 2.9-2.3.9-1.3 1.3-2.6 1.3-2.7 0 0-2.9-1.1-3-4.100zM14.1 5.700c.6-.8 1.1-1.9 1-3-1 0-2.1.6-2.8 1.4-.6.7-1.2 1.8-1 2.9 1.1.1 2.2-.5 2.8-1.300z',
  android: 'M4.5 3.200v17.600c0 .5.5.8.9.500l14.4-8.300c.7-.4.7-1.4 0-1.800L5.4 2.700c-.4-.2-.9.1-.9.500z',
} as const;

type Store = keyof typeof marks;

interface Props {
  badge: Readonly<Record<Store, { before: string; name: string }>>;
  stores: Readonly<Record<Store, string>>;
}

export const StoreLinks = ({ badge, stores }: Props) => (
  <p className="store-links cluster">
    {(['ios', 'android'] as const).map((kind) => (
      <a key={kind} className="store-link" href={stores[kind]} rel="noreferrer">
        <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
          <path d={marks[kind]} fill="currentColor" />
        </svg>
        <span>
          <small>{badge[kind].before} </small>
          {badge[kind].name}
        </span>
      </a>
    ))}
  </p>
);

import type { ReactNode } from 'react';
import './line-icon.css';

interface Props {
  /** The shapes of a Lucide icon (ISC): islands bring only their own, not the set of Icon.astro. */
  children: ReactNode;
  size?: number;
}

export const LineIcon = ({ children, size }: Props) => (
  <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" className="line-icon">
    {children}
  </svg>
);

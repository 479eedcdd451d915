import { useEffect, useRef, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Whether it gets the focus when it appears: not on the page's first paint. */
  focused: boolean;
}

/** A screen's heading. It gets the focus, so that a screen reader begins at the top of the screen. */
export function Heading({ children, focused }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!focused) return;
    // Where the page was answered before its script came, she is in the middle of it.
    if (heading.current?.closest('.onb-screen')?.contains(document.activeElement)) return;
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [focused]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}

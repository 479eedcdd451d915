import { useEffect, useRef, useState, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Whether it gets the focus when it appears, except on the first paint. */
  focused: boolean;
}

/** A screen's heading. It gets the focus, so that screen readers start at the top of the screen. */
export function Heading({ children, focused }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // A screen that was already there when the script arrived takes no focus.
  const [appeared] = useState(focused);
  useEffect(() => {
    if (!appeared) return;
    // If questions were answered before the script loaded, the visitor is in the middle of the page.
    if (heading.current?.closest('.onb-screen')?.contains(document.activeElement)) return;
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [appeared]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}

import { useEffect, useRef, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Whether the focus comes here when it appears: not on the page's first paint. */
  focused: boolean;
}

/** Each screen's title. The focus moves to it, so that a screen reader begins where the eye does. */
export function Heading({ children, focused }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!focused) return;
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [focused]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}

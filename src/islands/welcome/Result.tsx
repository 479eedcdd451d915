import { useEffect, useRef, type ReactNode } from 'react';

interface Props {
  title: string;
  text?: string;
  link?: string;
  href?: string;
  isWaiting?: boolean;
  children?: ReactNode;
}

/** What has become of the order, and where to go on. The focus comes along with what is new. */
export function Result({ title, text, link, href, isWaiting = false, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, [title]);
  return (
    <div className="welcome-result" aria-busy={isWaiting}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {text !== undefined && <p className="welcome-text">{text}</p>}
      {children}
      {href !== undefined && (
        <p>
          <a className="button primary" href={href}>
            {link}
          </a>
        </p>
      )}
    </div>
  );
}

import { useEffect, useRef } from 'react';

interface Props {
  title: string;
  text?: string;
  link: string;
  href: string;
  /** Whether it is what she came for, and not only for the case that nothing happens by itself. */
  main?: boolean;
}

/** There is nothing to do here but to go on. */
export function Way({ title, text, link, href, main = false }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, [title]);
  return (
    <div className="order-way">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {text !== undefined && <p>{text}</p>}
      <p>
        <a className={main ? 'button primary' : 'text-button'} href={href}>
          {link}
        </a>
      </p>
    </div>
  );
}

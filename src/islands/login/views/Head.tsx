import { useEffect, useRef } from 'react';

interface Props {
  title: string;
  text?: string;
  /** Whether this screen takes the place of another one: then the focus comes along. */
  follows: boolean;
}

export function Head({ title, text, follows }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const comesAlong = useRef(follows);
  comesAlong.current = follows;
  useEffect(() => {
    if (comesAlong.current) heading.current?.focus();
  }, [title]);
  return (
    <div className="login-head">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {text !== undefined && <p>{text}</p>}
    </div>
  );
}

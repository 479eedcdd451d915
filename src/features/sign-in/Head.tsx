import { useEffect, useRef } from 'react';
import { LineIcon } from '#site/ui/LineIcon.tsx';
import '#site/ui/blob.css';
import './login.css';

const marks = {
  mail: (
    <>
      <rect width="20" height="16" x="2" y="4" rx="2" />
      <path d="m22 7-8.99 5.73a2 2 0 0 1-2.01 0L2 7" />
    </>
  ),
  done: <path d="M20 6 9 17l-5-5" />,
};

interface Props {
  /** A picture above the title. */
  mark?: keyof typeof marks;
  title: string;
  text?: string;
  /** Whether this screen replaces another: then the heading gets the focus. */
  follows: boolean;
}

/** A screen's heading, which gets the focus when the screen replaces another. */
export function Head({ mark, title, text, follows }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const takesFocus = useRef(follows);
  takesFocus.current = follows;
  useEffect(() => {
    if (takesFocus.current) heading.current?.focus();
  }, [title]);
  return (
    <div className="login-head stack-s">
      {mark && (
        <span className="login-mark blob">
          <LineIcon>{marks[mark]}</LineIcon>
        </span>
      )}
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {text !== undefined && <p>{text}</p>}
    </div>
  );
}

import type { ReactNode } from 'react';

interface Props {
  id?: string;
  text: string | undefined;
  children?: ReactNode;
}

/** The place stands there from the beginning, so that a screen reader hears what comes into it. */
export function Problem({ id, text, children }: Props) {
  return (
    <div id={id} className="login-problem" role="alert">
      {text !== undefined && <p>{text}</p>}
      {text !== undefined && children}
    </div>
  );
}
